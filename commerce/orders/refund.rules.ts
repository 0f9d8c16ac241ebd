import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { costOfPieces } from '../../domain/refund-cost'
import { badRequest } from '../http/problem'
import { sumMinor, toMinor } from '../money'
import { isGiftMethod } from '../payments/payment-methods.rules'
import { isInForce } from './fulfilment.rules'
import type { OrderDocument, OrderPayment, OrderRefund, RefundPart } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { StoredOrder } from './order.repository'
import { paidMinor } from './payment.rules'

type OrderProductItem = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

export interface RefundRequest {
  items: readonly { itemId: string; quantity: number }[]
  /** Absent: what the items cost. */
  amountMinor?: number
  reason: string
  restock: boolean
  byHand: boolean
  expectedRefundedMinor: number
}

/** Cents of a refund that were, or are to be, given back. */
export const amountOf = ({ parts }: Pick<OrderRefund, 'parts'>): number =>
  sumMinor(parts.filter(isInEffect).map(({ amountMinor }) => amountMinor))

const isInEffect = ({ state }: RefundPart) => state !== 'refused'

/** Cents that all refunds of an order give back, those that the gateway is still asked for included. */
export const refundedMinor = ({ refunds = [] }: OrderDocument): number =>
  sumMinor(refunds.map(amountOf))

/** Cents that one payment has given back. */
export function refundedOf({ refunds = [] }: OrderDocument, paymentInstrumentId: string): number {
  const parts = refunds.flatMap((refund) => refund.parts).filter(isInEffect)
  const own = parts.filter((part) => part.paymentInstrumentId === paymentInstrumentId)
  return sumMinor(own.map(({ amountMinor }) => amountMinor))
}

/** Cents of a payment that are there and were not given back. */
function leftOf(document: OrderDocument, payment: OrderPayment): number {
  return paidMinor([payment]) - refundedOf(document, payment.instrument.paymentInstrumentId)
}

/** Cents that can still be given back: a cancelled order has given back all by itself. */
export function refundableMinor(order: StoredOrder): number {
  if (!isInForce(order)) return 0
  return sumMinor(order.document.payments.map((payment) => leftOf(order.document, payment)))
}

/** Pieces of a line that were refunded; refunds that the gateway refused as a whole do not count. */
export function refundedQuantityOf({ refunds = [] }: OrderDocument, itemId: string): number {
  const items = refunds.filter((one) => one.parts.some(isInEffect)).flatMap((one) => one.items)
  return items
    .filter((item) => item.itemId === itemId)
    .reduce((total, { quantity }) => total + quantity, 0)
}

/** Cents that a whole line has cost, with its options, discounts and tax. */
export function lineCostMinor(document: OrderDocument, item: OrderProductItem): number {
  const isTaxIncluded = document.content.taxation === 'gross'
  const costs = [item, ...(item.optionItems ?? [])].map(
    ({ priceAfterOrderDiscount, price = 0, tax = 0, adjustedTax = tax }) =>
      toMinor(priceAfterOrderDiscount ?? price) + (isTaxIncluded ? 0 : toMinor(adjustedTax)),
  )
  return sumMinor(costs)
}

/**
 * What a refund gives back, in cents.
 * @throws Problem 400 for items or amounts that are not there, 409 for more than is left, or when
 * somebody else has refunded meanwhile.
 */
export function toRefundAmount(order: StoredOrder, request: RefundRequest): number {
  const { document, orderNo } = order
  if (!isInForce(order)) throw notPossible(orderNo, 'Nothing of this order can be refunded.')
  if (refundedMinor(document) !== request.expectedRefundedMinor) {
    throw notPossible(orderNo, 'Somebody else has refunded something of it. Look at it again.')
  }
  const cost = sumMinor(request.items.map((one) => requireItem(document, one)))
  const amount = request.amountMinor ?? cost
  if (amount <= 0) throw badRequest('A refund gives back more than nothing.')
  if (amount > refundableMinor(order)) {
    throw notPossible(orderNo, 'That is more than was paid and not given back yet.')
  }
  return amount
}

/** @returns what the pieces cost. @throws Problem 400 */
function requireItem(
  document: OrderDocument,
  { itemId, quantity }: RefundRequest['items'][number],
): number {
  const item = document.content.productItems?.find((one) => one.itemId === itemId)
  if (!item) throw badRequest(`The order has no item '${itemId}'.`)
  const left = (item.quantity ?? 0) - refundedQuantityOf(document, itemId)
  if (quantity > left) throw badRequest(`${left} of '${item.productName}' can still be refunded.`)
  const line = {
    costMinor: lineCostMinor(document, item),
    ordered: item.quantity ?? 1,
    refunded: refundedQuantityOf(document, itemId),
  }
  return costOfPieces(line, quantity)
}

/**
 * Which payments give an amount back: cards and wallets first, then gift cards, then what came by
 * other ways, which is paid out by hand.
 */
export function allotRefund(
  { document }: Pick<StoredOrder, 'document'>,
  amountMinor: number,
  byHand: boolean,
): RefundPart[] {
  const parts: RefundPart[] = []
  let open = amountMinor
  const payments = [...document.payments].sort((one, other) => rankOf(one) - rankOf(other))
  for (const payment of payments) {
    const amount = Math.min(open, leftOf(document, payment))
    if (amount <= 0) continue
    const { paymentInstrumentId } = payment.instrument
    parts.push({ paymentInstrumentId, amountMinor: amount, state: stateOf(payment, byHand) })
    open -= amount
  }
  return parts
}

const RANKS = ['pending', 'done', 'by-hand', 'refused'] as const

const rankOf = (payment: OrderPayment) => RANKS.indexOf(stateOf(payment, false))

function stateOf(payment: OrderPayment, byHand: boolean): RefundPart['state'] {
  if (byHand) return 'by-hand'
  if (payment.transactionId !== undefined) return 'pending'
  return isGiftMethod(payment.instrument.paymentMethodId) ? 'done' : 'by-hand'
}
