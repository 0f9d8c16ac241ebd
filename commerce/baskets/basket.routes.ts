import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import { forbidden } from '../http/problem'
import type { Services } from '../services'
import { applyBasketActions } from './basket-actions.rules'
import { ActionsBody } from './basket-actions.schemas'
import { BASKET_APIS, type BasketApi } from './basket-answer'
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
import { fillBasket, setCustomer, updateFields } from './basket.rules'
import { registerBasketShipments } from './basket-shipments.routes'
import { addCoupon, removeCoupon } from './coupons.rules'
import { setBillingAddress } from './shipments.rules'

const CUSTOMER_BASKETS =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets'

/** The Shopper Baskets API v1 and v2, and a customer's baskets of the Shopper Customers API. */
export function registerBaskets(app: FastifyInstance, services: Services): void {
  registerCustomerBaskets(app, services)
  for (const api of BASKET_APIS) {
    registerBasket(app, services, api)
    registerBasketParts(app, services, api)
    registerBasketTransfer(app, services, api)
    registerBasketItems(app, services, api)
    registerBasketShipments(app, services, api)
    registerBasketPayments(app, services, api)
  }
}

function registerBasket(app: FastifyInstance, { baskets }: Services, api: BasketApi): void {
  app.post(api.baskets, async (request, reply) => {
    const shopper = await requireShopper(request)
    const body = CreateBasket.parse(request.body ?? {})
    return api.send(
      reply,
      await baskets.createBasket(shopper, (empty, tools) => fillBasket(empty, body, tools)),
    )
  })

  app.get(api.basket, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    return api.send(reply, await baskets.getBasket(shopper, basketId))
  })

  app.patch(api.basket, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = UpdateBasket.parse(request.body ?? {})
    const { c_actions: actions } = ActionsBody.parse(request.body ?? {})
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, tools) =>
        applyBasketActions(updateFields(document, body, tools.site), actions, tools),
      ),
    )
  })

  app.delete(api.basket, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    await baskets.deleteBasket(shopper, basketId)
    return reply.code(204).send()
  })
}

function registerCustomerBaskets(app: FastifyInstance, { baskets }: Services): void {
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

function registerBasketParts(app: FastifyInstance, { baskets }: Services, api: BasketApi): void {
  app.put(`${api.basket}/customer`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const body = CustomerBody.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) => setCustomer(document, body)),
    )
  })

  app.put(`${api.basket}/billing-address`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { useAsShipping } = BillingQuery.parse(request.query)
    const body = AddressBody.parse(request.body ?? {})
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { shippingMethods }) =>
        setBillingAddress(document, body, useAsShipping, shippingMethods),
      ),
    )
  })

  app.post(`${api.basket}/coupons`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { code } = CouponBody.parse(request.body)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, { newId }) =>
        addCoupon(document, code, newId),
      ),
    )
  })

  app.delete(`${api.basket}/coupons/:couponItemId`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId, couponItemId } = CouponParams.parse(request.params)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document) =>
        removeCoupon(document, couponItemId),
      ),
    )
  })
}

function registerBasketTransfer(app: FastifyInstance, { baskets }: Services, api: BasketApi): void {
  app.post(`${api.baskets}/actions/transfer`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const basketId = await baskets.transferBasket(shopper, TransferQuery.parse(request.query))
    if (basketId === undefined) return reply.code(204).send()
    return api.send(reply, await baskets.getBasket(shopper, basketId))
  })

  app.post(`${api.baskets}/actions/merge`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const basketId = await baskets.mergeBasket(shopper, MergeQuery.parse(request.query))
    return api.send(reply, await baskets.getBasket(shopper, basketId))
  })
}
