import { randomUUID } from 'node:crypto'
import type { PaymentInstrument } from '../baskets/model/basket-document.schemas'
import type { Trx } from '../db/client'
import { notRedeemable } from '../gift-certificates/redemption.rules'
import { badRequest, Problem } from '../http/problem'
import { toMinor } from '../money'
import { isGiftMethod } from '../payments/payment-methods.rules'
import type { PaymentMethod } from '../payments/payments.service'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { AddOrderPayment } from './order-requests.schemas'
import type { StoredOrder } from './order.repository'
import {
  findPayment,
  isApplicableToOrder,
  openMinor,
  requireAnswered,
  requireApplicable,
  settleByThemselves,
} from './payment.rules'

/**
 * A gift certificate is redeemed immediately, up to its balance.
 * @throws Problem 400 when the method does not apply, or no amount is open.
 */
export async function addPayment(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  request: AddOrderPayment,
): Promise<OrderPayment[]> {
  await requireMethod(trx, dependencies, order, request)
  const instrument: PaymentInstrument = {
    paymentInstrumentId: randomUUID().replaceAll('-', ''),
    paymentMethodId: request.paymentMethodId,
    paymentCard: request.paymentCard,
    bankRoutingNumber: request.bankRoutingNumber,
    custom: request.custom,
  }
  const open = openMinor(order)
  const asked = request.amount === undefined ? open : toMinor(request.amount, order.currency)
  if (asked > open) throw badRequest('The amount is more than is open.', 'invalid-amount')
  const payment = { instrument, amountMinor: asked, isSettled: false }
  const added = isGiftMethod(request.paymentMethodId)
    ? await redeem(trx, dependencies, order, payment, request)
    : payment
  return settleByThemselves([...order.document.payments, added])
}

/**
 * The amount paid by a gift certificate is returned to it.
 * @throws Problem 404 for an unknown payment, 409 when it has been charged, or may have been.
 */
export async function removePayment(
  trx: Trx,
  { giftCertificates }: OrderDependencies,
  order: StoredOrder,
  instrumentId: string,
): Promise<OrderPayment[]> {
  const payment = findPayment(order.document, instrumentId)
  requireOpen(order)
  if (payment.transactionId !== undefined) {
    throw notPossible(order.orderNo, 'An authorised payment cannot be removed.')
  }
  requireAnswered(order)
  await giftCertificates.giveBack(trx, order, toReference(order, payment.instrument))
  return order.document.payments.filter((one) => one !== payment)
}

export function listOpenMethods(
  order: StoredOrder,
  methods: readonly PaymentMethod[],
): PaymentMethod[] {
  const open = openMinor(order)
  // nothing is open: list the methods that could replace the existing payments
  const totalMinor = open > 0 ? open : order.totalMinor
  return methods
    .filter(({ id }) => isApplicableToOrder(id, { ...order, totalMinor }))
    .map(({ id, name, cards }) => ({ id, name, cards }))
}

/** @throws Problem 400 for a method that the order's site does not offer, or that does not apply. */
export async function requireOffered(
  trx: Trx,
  { payments }: Pick<OrderDependencies, 'payments'>,
  order: StoredOrder,
  paymentMethodId: string,
): Promise<void> {
  const methods = await payments.listMethods(order.siteId, trx)
  const isOffered = methods.some(({ id }) => id === paymentMethodId)
  requireApplicable(order, isOffered ? paymentMethodId : '')
}

async function requireMethod(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  { paymentMethodId }: AddOrderPayment,
): Promise<void> {
  await requireOffered(trx, dependencies, order, paymentMethodId)
  requireOpen(order, 400)
  if (order.totalMinor > 0 && openMinor(order) <= 0) {
    throw badRequest('Nothing of the order is left to pay.', 'invalid-amount')
  }
}

function requireOpen(order: StoredOrder, status: 400 | 409 = 409): void {
  const { orderNo } = order
  if (order.status === 'created' && order.paymentStatus === 'open') return
  const detail = `The payments of order '${orderNo}' can no longer be changed.`
  if (status === 409) throw notPossible(orderNo, detail)
  throw new Problem(400, 'order-not-changeable', 'Bad Request', detail, { orderNo })
}

async function redeem(
  trx: Trx,
  { giftCertificates }: OrderDependencies,
  order: StoredOrder,
  payment: OrderPayment,
  { giftCertificateCode, giftCardRequest, amount }: AddOrderPayment,
): Promise<OrderPayment> {
  const { siteId, currency } = order
  const code = giftCertificateCode ?? giftCardRequest?.cardNumber ?? ''
  const query = { siteId, code, currency, cvn: giftCardRequest?.cvc }
  const usable = await giftCertificates.findProven(query, trx)
  if (!usable) throw notRedeemable()
  const all = Math.min(payment.amountMinor, usable.balanceMinor)
  const amountMinor = amount === undefined ? all : payment.amountMinor
  const reference = toReference(order, payment.instrument)
  await giftCertificates.redeem(trx, order, [{ code, amountMinor, reference }])
  return {
    ...payment,
    amountMinor,
    instrument: { ...payment.instrument, giftCertificateCode: code },
  }
}

function toReference({ orderNo }: StoredOrder, { paymentInstrumentId }: PaymentInstrument): string {
  return `${orderNo}:${paymentInstrumentId}`
}
