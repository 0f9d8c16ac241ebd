import type { FastifyInstance } from 'fastify'
import type { BasketService } from '../basket.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, ItemParams, TaxQuery } from './basket-params.schemas'
import { createShopperChangeRoute } from './change-route'
import { AddItems, UpdateItem, UpdateItems } from '../model/basket-requests.schemas'
import { dropExternalTaxes } from '../calculation/external-taxes.rules'
import { addItems, removeItem, updateItems } from '../items/items.rules'

export interface BasketItemsNeeds {
  baskets: BasketService
}

export function registerBasketItems(
  app: FastifyInstance,
  services: BasketItemsNeeds,
  api: BasketApi,
): void {
  const items = `${api.basket}/items`

  const change = createShopperChangeRoute(app, api, services)

  change('POST', items, BasketParams, (request) => {
    const body = AddItems.parse(request.body)
    return (document, { newId }) => addItems(document, body, newId)
  })
  change('PATCH', items, BasketParams, (request) => {
    const { removeExternalTax } = TaxQuery.parse(request.query)
    const updates = UpdateItems.parse(request.body).map(({ itemId, ...changes }) => ({
      itemId,
      changes,
    }))
    return (document, { newId }) =>
      dropExternalTaxes(updateItems(document, updates, newId), removeExternalTax)
  })
  change('PATCH', `${items}/:itemId`, ItemParams, (request, { itemId }) => {
    const { removeExternalTax } = TaxQuery.parse(request.query)
    const changes = UpdateItem.parse(request.body)
    return (document, { newId }) =>
      dropExternalTaxes(updateItems(document, [{ itemId, changes }], newId), removeExternalTax)
  })
  change('DELETE', `${items}/:itemId`, ItemParams, (_request, { itemId }) => {
    return (document) => removeItem(document, itemId)
  })
}
