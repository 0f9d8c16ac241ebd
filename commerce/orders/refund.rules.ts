import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { decimalsInWords } from '../../rules/money-text'
import { costOfBoxPieces, costOfPieces } from '../../rules/refund-cost'
import { readCustomMix } from '../custom-mix.schemas'
import { badRequest } from '../http/problem'
import type { BoughtGiftCard, GiftCardCut } from '../gift-certificates/bought-gift-cards'
import { sumMinor, toDecimal, toMinor } from '../money'
import { isGiftMethod } from '../payments/payment-methods.rules'
import {
  chooseGiftCards,
  cutGiftCards,
  isGiftCardItem,
  requireCovered,
} from './refund-gift-cards.rules'
import { isInForce } from './fulfilment.rules'
import type { OrderDocument, OrderPayment, OrderRefund, RefundPart } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { StoredOrder } from './order.repository'
import { paidMinor } from './payment.rules'

type OrderProductItem = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

export interface RefundRequest {
  items: readonly { itemId: string; quantity: number }[]
  /** Defaults to the cost of the items. */
  amount?: number
  reason: string
  restock: boolean
  /** Of the items, those that can go back to stock; defaults to all of them. */
  inStock?: RefundRequest['items']
  /** The pickup that is given back. */
  givesBack?: string
  byHand: boolean
  expectedRefunded: number
  /** Single pieces of filled boxes. */
  boxPieces?: OrderRefund['boxPieces']
  /** Cents that need not be paid any more; then nothing may be left to refund. */
  waivedMinor?: number
  /** Gives back what a change of the order made it cheaper. */
  ofEdit?: boolean
  /** Its items had left. */
  ofSent?: boolean
  /** The return that came. */
  ofReturn?: string
}

/** Total of a refund in cents, including parts that are not paid out yet, without refused ones. */
export const amountOf = ({ parts }: Pick<OrderRefund, 'parts'>): number =>
  sumMinor(parts.filter(isInEffect).map(({ amountMinor }) => amountMinor))

const isInEffect = ({ state }: RefundPart) => state !== 'refused'

/**
 * Total of all refunds of an order in cents, including those that the gateway has not confirmed
 * yet, without those by which its total became lower.
 */
export const refundedMinor = ({ refunds = [] }: OrderDocument): number =>
  sumMinor(refunds.filter(({ ofEdit }) => !ofEdit).map(amountOf))

/** Cents of one payment that were refunded, or will be once the gateway confirms. */
export function refundedOf({ refunds = [] }: OrderDocument, paymentInstrumentId: string): number {
  const parts = refunds.flatMap((refund) => refund.parts).filter(isInEffect)
  const own = parts.filter((part) => part.paymentInstrumentId === paymentInstrumentId)
  return sumMinor(own.map(({ amountMinor }) => amountMinor))
}

/** Cents of a payment that were authorized, redeemed or received, and not refunded. */
function leftOf(document: OrderDocument, payment: OrderPayment): number {
  return paidMinor([payment]) - refundedOf(document, payment.instrument.paymentInstrumentId)
}

/** Cents that can still be refunded; 0 for an order that is canceled, replaced or not placed. */
export function refundableMinor(order: StoredOrder): number {
  if (!isInForce(order)) return 0
  return sumMinor(order.document.payments.map((payment) => leftOf(order.document, payment)))
}

/**
 * Pieces of a line that were refunded, without refunds that the gateway refused completely. What
 * was never paid is given up without a payment.
 */
export function refundedQuantityOf(
  { refunds = [] }: Pick<OrderDocument, 'refunds'>,
  itemId: string,
): number {
  return refunds
    .filter(({ parts }) => parts.length === 0 || parts.some(isInEffect))
    .flatMap(({ items }) => items)
    .filter((item) => item.itemId === itemId)
    .reduce((total, { quantity }) => total + quantity, 0)
}

/** Single pieces of a line's boxes that were refunded. */
export function refundedBoxPiecesOf({ refunds = [] }: OrderDocument, itemId: string): number {
  return refunds
    .filter(({ parts }) => parts.length === 0 || parts.some(isInEffect))
    .flatMap(({ boxPieces }) => boxPieces)
    .filter((one) => one.itemId === itemId)
    .reduce((total, { quantity }) => total + quantity, 0)
}

/** The pieces in each filled box of a line; 1 for anything else. */
export function piecesPerBox(item: OrderProductItem): number {
  const pieces = readCustomMix(item.c_customMix)?.pieces ?? []
  return pieces.length === 0 ? 1 : pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns the lines of which something is left, with that quantity. */
export function linesLeft(document: OrderDocument) {
  return (document.content.productItems ?? []).flatMap((item) => {
    const { itemId = '', quantity: ordered = 0 } = item
    const refunded = refundedQuantityOf(document, itemId)
    const quantity = ordered - refunded
    return quantity > 0 ? [{ item, itemId, ordered, refunded, quantity }] : []
  })
}

/** Returns whether nothing is left of what was ordered, so that nothing is to be paid either. */
export function isGivenBack(document: OrderDocument): boolean {
  const { productItems = [], giftCertificateItems = [] } = document.content
  const cards = giftCertificateItems.filter(
    ({ giftCertificateItemId: id = '' }) => refundedQuantityOf(document, id) === 0,
  )
  return productItems.length > 0 && linesLeft(document).length + cards.length === 0
}

/** Cost of a whole line in cents, with options, discounts and tax. */
export function lineCostMinor(
  { document, currency }: Pick<StoredOrder, 'document' | 'currency'>,
  item: OrderProductItem,
): number {
  const isTaxIncluded = document.content.taxation === 'gross'
  const costs = [item, ...(item.optionItems ?? [])].map(
    ({ priceAfterOrderDiscount, price = 0, tax = 0, adjustedTax = tax }) =>
      toMinor(priceAfterOrderDiscount ?? price, currency) +
      (isTaxIncluded ? 0 : toMinor(adjustedTax, currency)),
  )
  return sumMinor(costs)
}

/**
 * Returns the amount of a refund in cents, and what it takes off the gift cards that it names.
 * @param bought the gift cards that the order bought
 * @throws Problem 400 for an unknown item, too many pieces or an amount of 0; 409 if the order is
 * canceled or not placed, if the amount is more than can be refunded, or if another operator has
 * refunded in the meantime.
 */
export function assessRefund(
  order: StoredOrder,
  request: RefundRequest,
  bought: readonly BoughtGiftCard[],
): { amountMinor: number; giftCards: GiftCardCut[] } {
  const { currency, document, orderNo } = order
  if (!isInForce(order)) throw notPossible(orderNo, 'Nothing of this order can be refunded.')
  if (refundedMinor(document) !== toMinor(request.expectedRefunded, currency)) {
    throw notPossible(orderNo, 'Somebody else has refunded something of it. Look at it again.')
  }
  const cards = chooseGiftCards(order, request.items, bought)
  const pieces = request.items.filter(({ itemId }) => !isGiftCardItem(document, itemId))
  const cost =
    costMinorOf(order, { items: pieces }) + sumMinor(cards.map(({ balanceMinor }) => balanceMinor))
  const amount = request.amount === undefined ? cost : requireMinor(request.amount, currency)
  if (amount < 0 || (amount === 0 && request.waivedMinor === undefined))
    throw badRequest('A refund must be more than 0.')
  if (amount > refundableMinor(order)) {
    throw notPossible(orderNo, 'The refund is higher than the amount that can still be refunded.')
  }
  const amounts = { amountMinor: amount, refundableMinor: refundableMinor(order) }
  requireCovered(order, amounts, cards, bought)
  return { amountMinor: amount, giftCards: cutGiftCards(cards, amount) }
}

/** @throws Problem 400 for an amount with more decimals than its currency has. */
function requireMinor(amount: number, currency: string): number {
  const minor = toMinor(amount, currency)
  // tolerates the binary error of a sum: 0.1 + 0.2
  if (Math.abs(toDecimal(minor, currency) - amount) < 1e-6) return minor
  throw badRequest(`An amount in ${currency} has ${decimalsInWords(currency)}.`)
}

/**
 * Returns what goods cost, in cents.
 * @throws Problem 400 for an unknown item, or for more pieces than can still be refunded.
 */
export function costMinorOf(
  order: Pick<StoredOrder, 'document' | 'currency'>,
  { items, boxPieces = [] }: Pick<RefundRequest, 'items' | 'boxPieces'>,
): number {
  const ofItems = items.map(({ itemId, quantity }) => {
    const { item, line } = requireLine(order, itemId)
    const left = line.ordered - line.refunded
    if (quantity > left) throw badRequest(`${left} of '${item.productName}' can still be refunded.`)
    return costOfPieces(line, quantity)
  })
  const ofPieces = boxPieces.map(({ itemId, quantity }) =>
    costOfBoxPieces(requireLine(order, itemId).line, quantity),
  )
  return sumMinor([...ofItems, ...ofPieces])
}

/** @throws Problem 400 for an unknown item. */
function requireLine(order: Pick<StoredOrder, 'document' | 'currency'>, itemId: string) {
  const { document } = order
  const item = document.content.productItems?.find((one) => one.itemId === itemId)
  if (!item) throw badRequest(`The order has no item '${itemId}'.`)
  const line = {
    costMinor: lineCostMinor(order, item),
    ordered: item.quantity ?? 1,
    refunded: refundedQuantityOf(document, itemId),
    perBox: piecesPerBox(item),
    boxPieces: refundedBoxPiecesOf(document, itemId),
  }
  return { item, line }
}

/**
 * Distributes a refund over the payments: cards and wallets first, then gift cards, then other
 * methods, which are paid out by hand. With `byHand`, all parts are paid out by hand.
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
