import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../../access/require-shopper'
import type { BasketService } from '../basket.service'
import type { PaymentInstrumentService } from '../../customers/payment-instrument.service'
import type { BasketApi } from '../wire/basket-answer'
import { BasketParams, PaymentParams, TaxQuery } from './basket-params.schemas'
import { createShopperChangeRoute } from './change-route'
import { AddPaymentInstrument, UpdatePaymentInstrument } from '../model/basket-requests.schemas'
import { dropExternalTaxes } from '../calculation/external-taxes.rules'
import { limitToBalance, type GiftPaymentNeeds } from '../payments/gift-payment'
import { withSavedCard } from '../payments/saved-card'
import {
  addPaymentInstrument,
  removePaymentInstrument,
  updatePaymentInstrument,
} from '../payments/payment-instruments.rules'

export interface BasketPaymentsNeeds extends GiftPaymentNeeds {
  baskets: BasketService
  savedInstruments: PaymentInstrumentService
}

export function registerBasketPayments(
  app: FastifyInstance,
  services: BasketPaymentsNeeds,
  api: BasketApi,
): void {
  const { baskets } = services
  const instruments = `${api.basket}/payment-instruments`
  const instrument = `${instruments}/:paymentInstrumentId`
  const change = createShopperChangeRoute(app, api, services)

  app.get(`${api.basket}/payment-methods`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = BasketParams.parse(request.params)
    const applicablePaymentMethods = await baskets.listPaymentMethods(shopper, basketId)
    return reply.header('cache-control', 'no-store').send({ applicablePaymentMethods })
  })

  change('POST', instruments, BasketParams, async (request, _params, shopper) => {
    const asked = AddPaymentInstrument.parse(request.body)
    const saved = await withSavedCard(services, shopper, asked)
    const body = await limitToBalance(services, request, saved)
    return (document, tools) => addPaymentInstrument(document, body, tools)
  })
  change('PATCH', instrument, PaymentParams, async (request, { paymentInstrumentId }, shopper) => {
    const { removeExternalTax } = TaxQuery.parse(request.query)
    const asked = UpdatePaymentInstrument.parse(request.body)
    const saved = await withSavedCard(services, shopper, asked)
    const body = await limitToBalance(services, request, saved)
    return (document, tools) =>
      dropExternalTaxes(
        updatePaymentInstrument(document, paymentInstrumentId, body, tools),
        removeExternalTax,
      )
  })
  change('DELETE', instrument, PaymentParams, (_request, { paymentInstrumentId }) => {
    return (document) => removePaymentInstrument(document, paymentInstrumentId)
  })
}
