import type { FastifyInstance } from 'fastify'
import type { BasketService } from '../basket.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, CertificateParams } from './basket-params.schemas'
import { createShopperChangeRoute } from './change-route'
import {
  addGiftCertificateItem,
  removeGiftCertificateItem,
  updateGiftCertificateItem,
} from '../items/gift-certificate-items.rules'
import { GiftCertificateBody } from '../model/gift-certificate-requests.schemas'

export interface BasketCertificatesNeeds {
  baskets: BasketService
}

export function registerBasketCertificates(
  app: FastifyInstance,
  services: BasketCertificatesNeeds,
  api: BasketApi,
): void {
  const items = `${api.basket}/gift-certificate-items`
  const item = `${items}/:giftCertificateItemId`

  const change = createShopperChangeRoute(app, api, services)

  change('POST', items, BasketParams, (request) => {
    const body = GiftCertificateBody.parse(request.body)
    return (document, tools) => addGiftCertificateItem(document, body, tools)
  })
  change('PATCH', item, CertificateParams, (request, { giftCertificateItemId }) => {
    const body = GiftCertificateBody.parse(request.body)
    return (document, { currency }) =>
      updateGiftCertificateItem(document, giftCertificateItemId, body, currency)
  })
  change('DELETE', item, CertificateParams, (_request, { giftCertificateItemId }) => {
    return (document) => removeGiftCertificateItem(document, giftCertificateItemId)
  })
}
