import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import { forbidden } from '../http/problem'
import type { Services } from '../services'
import { applyBasketActions } from './basket-actions.rules'
import { ActionsBody } from './basket-actions.schemas'
import { BASKET, BASKETS, sendBasket } from './basket-answer'
import { registerBasketItems } from './basket-items.routes'
import {
  BasketParams,
  BillingQuery,
  CouponParams,
  CustomerParams,
  MergeQuery,
  TransferQuery,
} from './basket-params.schemas'
import { registerBasketPayments } from './basket-payments.routes'
import {
  AddressBody,
  CouponBody,
  CreateBasket,
  CustomerBody,
  UpdateBasket,
} from './basket-requests.schemas'
import { fillBasket, setCustomer, updateCustom } from './basket.rules'
import { registerBasketShipments } from './basket-shipments.routes'
import { addCoupon, removeCoupon } from './coupons.rules'
import { setBillingAddress } from './shipments.rules'

const CUSTOMER_BASKETS =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets'

/** The Shopper Baskets API v1, and a customer's baskets of the Shopper Customers API. */
export function registerBaskets(app: FastifyInstance, services: Services): void {
  registerBasket(app, services)
  registerBasketParts(app, services)
  registerBasketTransfer(app, services)
  registerBasketItems(app, services)
  registerBasketShipments(app, services)
  registerBasketPayments(app, services)
}

function registerBasket(app: FastifyInstance, { baskets }: Services): void {
  app.post(BASKETS, async (request, reply) => {
    const shopper = await requireShopper(request)
    const body = CreateBasket.parse(request.body ?? {})
    return sendBasket(
      reply,
      await baskets.createBasket(shopper, (empty, tools) => fillBasket(empty, body, tools)),
    )
  })

  app.get(BASKET, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    return sendBasket(reply, await baskets.getBasket(shopper, basketId))
  })

  app.patch(BASKET, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = UpdateBasket.parse(request.body ?? {})
    const { c_actions: actions } = ActionsBody.parse(request.body ?? {})
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, tools) =>
        applyBasketActions(updateCustom(document, body, tools.site.currency), actions, tools),
      ),
    )
  })

  app.delete(BASKET, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    await baskets.deleteBasket(shopper, basketId)
    return reply.code(204).send()
  })

  app.get(CUSTOMER_BASKETS, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { customerId } = CustomerParams.parse(request.params)
    if (customerId !== shopper.customerId) {
      throw forbidden('The baskets of another customer are not shown.')
    }
    const found = await baskets.listBaskets(shopper)
    const body = { total: found.length, ...(found.length > 0 ? { baskets: found } : {}) }
    return reply.header('cache-control', 'no-store').send(body)
  })
}

function registerBasketParts(app: FastifyInstance, { baskets }: Services): void {
  app.put(`${BASKET}/customer`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = CustomerBody.parse(request.body)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) => setCustomer(document, body)),
    )
  })

  app.put(`${BASKET}/billing-address`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { useAsShipping } = BillingQuery.parse(request.query)
    const body = AddressBody.parse(request.body ?? {})
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        setBillingAddress(document, body, useAsShipping, shippingMethods),
      ),
    )
  })

  app.post(`${BASKET}/coupons`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { code } = CouponBody.parse(request.body)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { coupons, newId }) =>
        addCoupon(document, code, coupons, newId),
      ),
    )
  })

  app.delete(`${BASKET}/coupons/:couponItemId`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, couponItemId } = CouponParams.parse(request.params)
    return sendBasket(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) =>
        removeCoupon(document, couponItemId),
      ),
    )
  })
}

function registerBasketTransfer(app: FastifyInstance, { baskets }: Services): void {
  app.post(`${BASKETS}/actions/transfer`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const basketId = await baskets.transferBasket(shopper, TransferQuery.parse(request.query))
    if (basketId === undefined) return reply.code(204).send()
    return sendBasket(reply, await baskets.getBasket(shopper, basketId))
  })

  app.post(`${BASKETS}/actions/merge`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const basketId = await baskets.mergeBasket(shopper, MergeQuery.parse(request.query))
    return sendBasket(reply, await baskets.getBasket(shopper, basketId))
  })
}
