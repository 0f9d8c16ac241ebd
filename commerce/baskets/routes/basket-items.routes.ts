import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../../access/require-shopper'
import type { BasketService } from '../basket.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, ItemParams, TaxQuery } from './basket-params.schemas'
import { AddItems, UpdateItem, UpdateItems } from '../model/basket-requests.schemas'
import { dropExternalTaxes } from '../calculation/external-taxes.rules'
import { addItems, removeItem, updateItems } from '../items/items.rules'

export interface BasketItemsNeeds {
  baskets: BasketService
}

export function registerBasketItems(
  app: FastifyInstance,
  { baskets }: BasketItemsNeeds,
  api: BasketApi,
): void {
  const items = `${api.basket}/items`

  app.post(items, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = AddItems.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { newId }) =>
        addItems(document, body, newId),
      ),
    )
  })

  app.patch(items, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { removeExternalTax } = TaxQuery.parse(request.query)
    const updates = UpdateItems.parse(request.body).map(({ itemId, ...changes }) => ({
      itemId,
      changes,
    }))
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { newId }) =>
        dropExternalTaxes(updateItems(document, updates, newId), removeExternalTax),
      ),
    )
  })

  app.patch(`${items}/:itemId`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, itemId } = ItemParams.parse(request.params)
    const { removeExternalTax } = TaxQuery.parse(request.query)
    const changes = UpdateItem.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { newId }) =>
        dropExternalTaxes(updateItems(document, [{ itemId, changes }], newId), removeExternalTax),
      ),
    )
  })

  app.delete(`${items}/:itemId`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, itemId } = ItemParams.parse(request.params)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) => removeItem(document, itemId)),
    )
  })
}
