import type { FastifyInstance } from 'fastify'
import { countingGuesses } from '../auth/counting-guesses'
import { requireShopper } from '../http/auth-hook'
import type { Services } from '../services'
import { ORDER } from './order-paths.constants'
import {
  AddOrderPayment,
  OrderParams,
  OrderPaymentParams,
  PayOrder,
} from './order-requests.schemas'

const INSTRUMENTS = `${ORDER}/payment-instruments`
const INSTRUMENT = `${INSTRUMENTS}/:paymentInstrumentId`

/** How an order is paid. */
export function registerOrderPayments(app: FastifyInstance, { orders, signIn }: Services): void {
  app.get(`${ORDER}/payment-methods`, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    return { applicablePaymentMethods: await orders.listPaymentMethods(shopper, orderNo) }
  })

  app.post(INSTRUMENTS, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const body = AddOrderPayment.parse(request.body)
    const add = () => orders.addPayment(shopper, orderNo, body)
    const code = body.giftCertificateCode ?? body.giftCardRequest?.cardNumber
    return code === undefined
      ? add()
      : countingGuesses(signIn.throttles.giftCards, request, code, add)
  })

  app.patch(INSTRUMENT, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo, paymentInstrumentId } = OrderPaymentParams.parse(request.params)
    const body = PayOrder.parse(request.body ?? {})
    return orders.payOrder(shopper, orderNo, paymentInstrumentId, body)
  })

  app.delete(INSTRUMENT, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo, paymentInstrumentId } = OrderPaymentParams.parse(request.params)
    return orders.removePayment(shopper, orderNo, paymentInstrumentId)
  })
}
