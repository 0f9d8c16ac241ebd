import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper, type Shopper } from '../../access/require-shopper'
import { forbidden } from '../../http/problem'
import type { CustomerService } from '../../customers/customer.service'
import { countCodes, type CountCodesNeeds } from '../../promotions/count-codes'
import { countSourceCode, type CountSourceCodeNeeds } from '../../shopper-context/count-source-code'
import { applyBasketActions } from '../shipments/basket-actions.rules'
import { ActionsBody } from '../shipments/basket-actions.schemas'
import { BASKET_APIS, type BasketApi } from '../wire/basket-answer'
import {
  registerBasketCertificates,
  type BasketCertificatesNeeds,
} from './basket-certificates.routes'
import { registerBasketItems, type BasketItemsNeeds } from './basket-items.routes'
import {
  BasketParams,
  BillingQuery,
  CouponParams,
  CreateQuery,
  CustomerParams,
  ExpandQuery,
  MergeQuery,
  TaxQuery,
  TransferExtras,
  TransferQuery,
} from './basket-params.schemas'
import { createShopperChangeRoute } from './change-route'
import { registerMerchantBaskets, type BasketMerchantNeeds } from './basket-merchant.routes'
import { registerBasketPayments, type BasketPaymentsNeeds } from './basket-payments.routes'
import {
  AddressBody,
  CouponBody,
  CreateBasket,
  CustomerBody,
  UpdateBasket,
} from '../model/basket-requests.schemas'
import { checkCustomer, fillBasket, setCustomer, updateFields } from '../basket.rules'
import type { BasketCommand } from '../basket-command'
import { populate, readCustomerDetails } from '../assessment/customer-details'
import { limitToBalance, type GiftPaymentNeeds } from '../payments/gift-payment'
import { withSavedCard } from '../payments/saved-card'
import { dropExternalTaxes } from '../calculation/external-taxes.rules'
import { registerBasketShipments, type BasketShipmentsNeeds } from './basket-shipments.routes'
import { addCoupon, removeCoupon } from '../promotions/coupons.rules'
import { setBillingAddress } from '../shipments/shipments.rules'

interface Needs
  extends
    BasketItemsNeeds,
    BasketShipmentsNeeds,
    BasketPaymentsNeeds,
    BasketCertificatesNeeds,
    BasketMerchantNeeds,
    CountSourceCodeNeeds,
    CountCodesNeeds,
    GiftPaymentNeeds {
  customers: CustomerService
}

const CUSTOMER_BASKETS =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets'

export function registerBaskets(app: FastifyInstance, services: Needs): void {
  registerCustomerBaskets(app, services)
  for (const api of BASKET_APIS) {
    registerBasket(app, services, api)
    registerBasketParts(app, services, api)
    registerBasketTransfer(app, services, api)
    registerBasketItems(app, services, api)
    registerBasketShipments(app, services, api)
    registerBasketPayments(app, services, api)
    registerBasketCertificates(app, services, api)
    registerMerchantBaskets(app, services, api)
  }
}

function registerBasket(app: FastifyInstance, services: Needs, api: BasketApi): void {
  const { baskets } = services
  const change = createShopperChangeRoute(app, api, services)

  app.post(api.baskets, async (request, reply) => {
    const shopper = await requireShopper(request)
    const query = CreateQuery.parse(request.query)
    const body = await readNewBasket(services, request, shopper)
    checkCustomer(body.customerInfo?.customerId, shopper.customerId)
    const isTemporary = api.isSecond && query.temporary
    const isPopulated = api.isSecond && query.populateCustomerDetails
    const details = isPopulated ? await readCustomerDetails(services, shopper) : {}
    const command: BasketCommand = (empty, tools) =>
      populate(fillBasket({ ...empty, taxMode: query.taxMode }, body, tools), details, tools)
    const codes = body.couponItems?.map(({ code }) => code) ?? []
    const onError = toAttemptLog(request)
    const created = await baskets.couponAttempts.follow({ shopper, codes, onError }, () =>
      baskets.createBasket(shopper, command, { isTemporary }),
    )
    return api.send(reply, created)
  })

  app.get(api.basket, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { expand } = ExpandQuery.parse(api.isSecond ? request.query : {})
    return api.send(reply, await baskets.getBasket(shopper, basketId), expand)
  })

  change('PATCH', api.basket, BasketParams, async (request, _params, shopper) => {
    const body = UpdateBasket.parse(request.body ?? {})
    await countSourceCode(services, request, shopper, body.sourceCode)
    const { c_actions: actions } = ActionsBody.parse(request.body ?? {})
    const { removeExternalTax } = TaxQuery.parse(request.query)
    const isTaxDropped = removeExternalTax && body.currency !== undefined
    return (document, tools) => {
      const updated = updateFields(document, body, tools.site)
      return applyBasketActions(dropExternalTaxes(updated, isTaxDropped), actions, tools)
    }
  })

  app.delete(api.basket, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    await baskets.deleteBasket(shopper, basketId)
    return reply.code(204).send()
  })
}

/**
 * Loads the card data of the shopper's saved cards, and limits payments with gift certificates to
 * their balance.
 */
async function readNewBasket(services: Needs, request: FastifyRequest, shopper: Shopper) {
  const body = CreateBasket.parse(request.body ?? {})
  const codes = body.couponItems?.map(({ code }) => code)
  await countCodes(services, request, shopper, codes)
  const paymentInstruments = []
  for (const instrument of body.paymentInstruments ?? []) {
    const saved = await withSavedCard(services, shopper, instrument)
    paymentInstruments.push(await limitToBalance(services, request, saved))
  }
  return { ...body, paymentInstruments }
}

function registerCustomerBaskets(app: FastifyInstance, { baskets }: Needs): void {
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

function registerBasketParts(app: FastifyInstance, services: Needs, api: BasketApi): void {
  const change = createShopperChangeRoute(app, api, services)

  change('PUT', `${api.basket}/customer`, BasketParams, (request, _params, shopper) => {
    const body = CustomerBody.parse(request.body)
    checkCustomer(body.customerId, shopper.customerId)
    return (document) => setCustomer(document, body)
  })
  change('PUT', `${api.basket}/billing-address`, BasketParams, (request) => {
    const { useAsShipping, removeExternalTax } = BillingQuery.parse(request.query)
    const body = AddressBody.parse(request.body ?? {})
    return (document, { shippingMethods }) =>
      dropExternalTaxes(
        setBillingAddress(document, body, useAsShipping, shippingMethods),
        removeExternalTax,
      )
  })
  app.post(`${api.basket}/coupons`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const { code } = CouponBody.parse(request.body)
    await countCodes(services, request, shopper, [code])
    const { changeBasket, couponAttempts } = services.baskets
    const command: BasketCommand = (document, { newId }) => addCoupon(document, code, newId)
    const attempt = { shopper, codes: [code], onError: toAttemptLog(request) }
    const changed = await couponAttempts.follow(attempt, () =>
      changeBasket(shopper, basketId, command),
    )
    return api.send(reply, changed)
  })
  change('DELETE', `${api.basket}/coupons/:couponItemId`, CouponParams, (_request, params) => {
    return (document) => removeCoupon(document, params.couponItemId)
  })
}

const toAttemptLog = (request: FastifyRequest) => (err: unknown) =>
  request.log.error({ err }, 'it was not kept which coupon codes were entered')

function registerBasketTransfer(app: FastifyInstance, services: Needs, api: BasketApi): void {
  const { baskets } = services

  app.post(`${api.baskets}/actions/transfer`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { populateCustomerDetails } = TransferExtras.parse(request.query)
    const basketId = await baskets.transferBasket(shopper, TransferQuery.parse(request.query))
    if (basketId === undefined) return reply.code(204).send()
    if (!api.isSecond || !populateCustomerDetails) {
      return api.send(reply, await baskets.getBasket(shopper, basketId))
    }
    const details = await readCustomerDetails(services, shopper)
    return api.send(
      reply,
      await baskets.changeBasket(shopper, basketId, (document, tools) =>
        populate(document, details, tools),
      ),
    )
  })

  app.post(`${api.baskets}/actions/merge`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const basketId = await baskets.mergeBasket(shopper, MergeQuery.parse(request.query))
    return api.send(reply, await baskets.getBasket(shopper, basketId))
  })

  if (!api.isSecond) return
  app.post(`${api.basket}/actions/promote`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    await baskets.promoteBasket(shopper, basketId, TransferQuery.parse(request.query))
    return api.send(reply, await baskets.getBasket(shopper, basketId))
  })
}
