import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireService } from '../../access/require-shopper'
import { getSite } from '../../sites/site-context'
import type { BasketService } from '../basket.service'
import type { BasketApi } from '../wire/basket-answer'
import {
  AdjustmentParams,
  BasketParams,
  ItemParams,
  StorefrontQuery,
} from './basket-params.schemas'
import { createChangeRoute } from './change-route'
import {
  listExternalTaxes,
  requireExternalTaxMode,
  setExternalTaxes,
} from '../calculation/external-taxes.rules'
import type { MerchantClient } from '../model/ownership.rules'
import {
  PriceAdjustmentBody,
  UpdatePriceAdjustmentBody,
} from '../calculation/price-adjustment-requests.schemas'
import {
  addPriceAdjustment,
  removePriceAdjustment,
  updatePriceAdjustment,
} from '../calculation/price-adjustments.rules'
import { PriceBookIdsBody, TaxesBody, TaxItemsBody } from '../calculation/tax-requests.schemas'

export interface BasketMerchantNeeds {
  baskets: BasketService
}

/** A shopper's token is refused with 403. */
export function registerMerchantBaskets(
  app: FastifyInstance,
  services: BasketMerchantNeeds,
  api: BasketApi,
): void {
  registerTaxes(app, services, api)
  registerPriceBooks(app, services, api)
  registerPriceAdjustments(app, services, api)

  app.put(`${api.basket}/storefront`, async (request, reply) => {
    const { baskets } = services
    const merchant = await requireMerchant(request)
    const { basketId } = BasketParams.parse(request.params)
    const { exchange } = StorefrontQuery.parse(request.query)
    await baskets.markAsStorefront(merchant, basketId, exchange)
    return api.send(reply, await baskets.getBasket(merchant, basketId))
  })
}

/** @throws Problem 401 without a valid token, 403 for a shopper's token or a missing scope. */
async function requireMerchant(request: FastifyRequest): Promise<MerchantClient> {
  await requireService(request)
  const { id: siteId } = await getSite(request)
  return { siteId }
}

function registerTaxes(
  app: FastifyInstance,
  { baskets }: BasketMerchantNeeds,
  api: BasketApi,
): void {
  app.get(`${api.basket}/taxes`, async (request, reply) => {
    const merchant = await requireMerchant(request)
    const { basketId } = BasketParams.parse(request.params)
    const { stored, assessed } = await baskets.getBasket(merchant, basketId)
    const { document } = stored
    requireExternalTaxMode(basketId, document)
    return reply
      .header('cache-control', 'no-store')
      .send({ taxes: listExternalTaxes(document, assessed.calculated.currency) })
  })

  app.put(`${api.basket}/taxes`, async (request, reply) => {
    const merchant = await requireMerchant(request)
    const { basketId } = BasketParams.parse(request.params)
    const { taxes } = TaxesBody.parse(request.body)
    await baskets.changeBasket(merchant, basketId, (document, { currency }) =>
      setExternalTaxes(document, basketId, taxes, currency),
    )
    return reply.code(204).send()
  })

  app.put(`${api.basket}/items/:itemId/taxes`, async (request, reply) => {
    const merchant = await requireMerchant(request)
    const { basketId, itemId } = ItemParams.parse(request.params)
    const body = TaxItemsBody.parse(request.body)
    await baskets.changeBasket(merchant, basketId, (document, { currency }) =>
      setExternalTaxes(document, basketId, { [itemId]: body }, currency),
    )
    return reply.code(204).send()
  })
}

function registerPriceBooks(
  app: FastifyInstance,
  { baskets }: BasketMerchantNeeds,
  api: BasketApi,
): void {
  const path = `${api.basket}/price-books`

  app.get(path, async (request, reply) => {
    const merchant = await requireMerchant(request)
    const { basketId } = BasketParams.parse(request.params)
    const { stored, assessed } = await baskets.getBasket(merchant, basketId)
    const ids = stored.document.priceBookIds ?? assessed.site.priceBookIds
    return reply.header('cache-control', 'no-store').send(ids)
  })

  app.put(path, async (request, reply) => {
    const merchant = await requireMerchant(request)
    const { basketId } = BasketParams.parse(request.params)
    await baskets.setPriceBooks(merchant, basketId, PriceBookIdsBody.parse(request.body))
    return reply.code(204).send()
  })
}

function registerPriceAdjustments(
  app: FastifyInstance,
  { baskets }: BasketMerchantNeeds,
  api: BasketApi,
): void {
  const adjustments = `${api.basket}/price-adjustments`
  const adjustment = `${adjustments}/:priceAdjustmentId`
  const change = createChangeRoute(app, api, { baskets, requireActor: requireMerchant })

  change('POST', adjustments, BasketParams, (request) => {
    const body = PriceAdjustmentBody.parse(request.body)
    return (document, tools) => addPriceAdjustment(document, body, tools)
  })
  change('PATCH', adjustment, AdjustmentParams, (request, { priceAdjustmentId }) => {
    const body = UpdatePriceAdjustmentBody.parse(request.body)
    return (document, tools) => updatePriceAdjustment(document, priceAdjustmentId, body, tools)
  })
  change('DELETE', adjustment, AdjustmentParams, (_request, { priceAdjustmentId }) => {
    return (document) => removePriceAdjustment(document, priceAdjustmentId)
  })
}
