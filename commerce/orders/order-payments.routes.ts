import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countingGuesses } from '../throttles/counting-guesses'
import { withSavedCard } from '../baskets/payments/saved-card'
import { requireHuman } from '../captcha/require-human'
import { requireShopper, type Shopper } from '../access/require-shopper'
import { isGiftMethod, kindOfPayment } from '../payments/payment-methods.rules'
import type { OrderService } from './order.service'
import type { PaymentInstrumentService } from '../customers/payment-instrument.service'
import type { AuthModules } from '../auth/auth-modules'
import { ORDER } from './order-paths.constants'
import {
  AddOrderPayment,
  OrderParams,
  OrderPaymentParams,
  PayOrder,
} from './order-requests.schemas'
import { badRequest } from '../http/problem'

export interface OrderPaymentsNeeds {
  orders: OrderService
  savedInstruments: PaymentInstrumentService
  signIn: AuthModules
}

interface Paying {
  custom: Record<string, unknown>
}

/**
 * Removes a payment's `c_authToken`, the access token of the paying session (PAY-023). If present,
 * it must belong to the shopper and session of the request; otherwise the payment was prepared for
 * another person and is refused. The token is never stored.
 * @throws Problem 400 `invalid-auth-token`
 */
async function withoutAuthToken<Body extends Paying>(
  request: FastifyRequest,
  { customerId, siteId, usid }: Shopper,
  body: Body,
): Promise<Body> {
  const { c_authToken: token, ...custom } = body.custom
  if (token === undefined || token === null) return body
  const { auth } = request.server.services
  const payer = typeof token === 'string' ? await auth.verifyAccessToken(token) : undefined
  const isOwn = payer?.customerId === customerId && payer.siteId === siteId && payer.usid === usid
  if (!isOwn) throw badRequest('c_authToken is not of the session that pays.', 'invalid-auth-token')
  return { ...body, custom }
}

const INSTRUMENTS = `${ORDER}/payment-instruments`
const INSTRUMENT = `${INSTRUMENTS}/:paymentInstrumentId`

export function registerOrderPayments(app: FastifyInstance, services: OrderPaymentsNeeds): void {
  const { orders, signIn } = services

  app.get(`${ORDER}/payment-methods`, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    return { applicablePaymentMethods: await orders.listPaymentMethods(shopper, orderNo) }
  })

  app.post(INSTRUMENTS, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const asked = await withoutAuthToken(request, shopper, AddOrderPayment.parse(request.body))
    const body = await withSavedCard(services, shopper, asked)
    const add = () => orders.addPayment(shopper, orderNo, body)
    const code = body.giftCertificateCode ?? body.giftCardRequest?.cardNumber
    // another method looks at no gift card
    return code === undefined || !isGiftMethod(body.paymentMethodId)
      ? add()
      : countingGuesses(signIn.throttles.giftCards, request, code, add)
  })

  app.patch(INSTRUMENT, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo, paymentInstrumentId } = OrderPaymentParams.parse(request.params)
    const asked = await withoutAuthToken(request, shopper, PayOrder.parse(request.body ?? {}))
    if (mayBeCard(asked)) await requireHuman(request, shopper.siteId, 'place-order')
    const body = await withSavedCard(services, shopper, asked)
    return orders.payOrder(shopper, orderNo, paymentInstrumentId, body)
  })

  app.delete(INSTRUMENT, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo, paymentInstrumentId } = OrderPaymentParams.parse(request.params)
    return orders.removePayment(shopper, orderNo, paymentInstrumentId)
  })
}

/**
 * Returns whether the payment may be made by card. Some sites require a captcha for it, which slows
 * down the testing of stolen cards (PAY-028).
 */
function mayBeCard({ paymentMethodId }: { paymentMethodId?: string }): boolean {
  return paymentMethodId === undefined || kindOfPayment(paymentMethodId) === 'card'
}
