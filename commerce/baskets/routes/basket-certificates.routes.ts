import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../../access/require-shopper'
import type { BasketService } from '../basket.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, CertificateParams } from './basket-params.schemas'
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
  { baskets }: BasketCertificatesNeeds,
  api: BasketApi,
): void {
  const items = `${api.basket}/gift-certificate-items`
  const item = `${items}/:giftCertificateItemId`

  app.post(items, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = GiftCertificateBody.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, tools) =>
        addGiftCertificateItem(document, body, tools),
      ),
    )
  })

  app.patch(item, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, giftCertificateItemId } = CertificateParams.parse(request.params)
    const body = GiftCertificateBody.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { currency }) =>
        updateGiftCertificateItem(document, giftCertificateItemId, body, currency),
      ),
    )
  })

  app.delete(item, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, giftCertificateItemId } = CertificateParams.parse(request.params)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) =>
        removeGiftCertificateItem(document, giftCertificateItemId),
      ),
    )
  })
}
