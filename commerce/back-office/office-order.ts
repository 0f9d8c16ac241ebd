import type { OfficeOrder, OfficePayment, OfficeRefund } from '../../contracts/order'
import type { OfficeOrderRow } from '../../contracts/order-list'
import type { OfficeProposal } from '../../contracts/order-edit'
import { maskCode } from '../payments/gift-certificate-code'
import { wordsIn } from '../languages/languages'
import type { StoredMail } from '../mail/mail.service'
import { sumMinor, toDecimal, toMinor } from '../money'
import { outdatedSlipOf } from '../orders/changed-parcels.rules'
import { CARRIERS } from '../orders/carriers.constants'
import { CANCEL_REASONS } from '../orders/oms-reasons.constants'
import type { OrderDocument, OrderPayment } from '../orders/order-document.schemas'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import { isGiftMethod } from '../payments/payment-methods.rules'
import { revisionOf, whyLocked, whyPriced } from '../orders/order-edit.rules'
import { paidMinor } from '../orders/payment.rules'
import { pickupStatusOf, shopIdOf } from '../orders/pickup.rules'
import { amountOf, refundedMinor, refundedOf } from '../orders/refund.rules'
import { toAddressLines } from '../orders/address-lines.rules'
import { toDiscounts, toGiftCards, toOfficeShipments } from './office-order-items'
import { toTimeline } from './order-timeline'

type Stored = BackOfficeOrder['stored']
type Order = BackOfficeOrder['order']

/** @param prints what was printed of its parcels */
export function toOfficeOrderRow(
  order: Stored,
  prints: BackOfficeOrder['prints'] = [],
): OfficeOrderRow {
  const { content } = order.document
  const { shipments = [], productItems = [] } = content
  const pickup = pickupStatusOf(order.document)
  return {
    orderNo: order.orderNo,
    siteId: order.siteId,
    placedAt: order.createdAt.toISOString(),
    customerName: content.customerName ?? '',
    email: order.email,
    status: order.status,
    paymentStatus: order.paymentStatus,
    exportStatus: order.exportStatus,
    shippingStatus: order.shippingStatus,
    currency: order.currency,
    total: toDecimal(order.totalMinor, order.currency),
    refunded: toDecimal(refundedMinor(order.document), order.currency),
    pieces: productItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0),
    parcels: shipments.filter((one) => shopIdOf(one) === undefined).length,
    ...(pickup && { pickup }),
    ...(shipments.some(({ shipmentId = '' }) =>
      outdatedSlipOf(order.document, prints, shipmentId),
    ) && { isSlipOutdated: true }),
  }
}

interface Beside {
  mails: readonly StoredMail[]
  /** By product. */
  pictures: ReadonlyMap<string, string>
  customerNo?: string
  proposal?: OfficeProposal
}

export function toOfficeOrder(
  found: BackOfficeOrder,
  { mails, pictures, customerNo, proposal }: Beside,
): OfficeOrder {
  const { order, stored } = found
  const { document } = stored
  const { shippingItems = [], billingAddress } = order
  const shippingDiscounts = shippingItems.flatMap((item) => toDiscounts(item.priceAdjustments))
  const coupons = (order.couponItems ?? []).map(({ code }) => maskCode(code))
  return {
    ...toOfficeOrderRow(stored, found.prints),
    ...toLocks(stored, proposal),
    ...(proposal && { proposal }),
    replacedBy: (document.replacements ?? []).map(({ orderNo }) => orderNo),
    ...(document.replacementOf !== undefined && { replacementOf: document.replacementOf }),
    ...(customerNo !== undefined && { customerNo }),
    ...(billingAddress?.phone && { phone: billingAddress.phone }),
    billingAddress: toAddressLines(billingAddress),
    ...(document.locale && { locale: document.locale }),
    shipments: toOfficeShipments(found, pictures),
    giftCards: toGiftCards(found),
    payments: document.payments.map((payment) => toPayment(stored, payment)),
    refunds: (document.refunds ?? []).map((refund) => toRefund(stored, refund)),
    returns: (document.returns ?? []).map((one, index) => {
      const { itemId, id: claimId, ...rest } = one
      return { index, name: nameOf(document, itemId), ...(claimId && { claimId }), ...rest }
    }),
    discounts: toDiscounts(order.orderPriceAdjustments),
    shippingDiscounts,
    coupons,
    totals: toTotals(order, stored.currency),
    timeline: toTimeline(found, mails),
    can: {
      cancel: found.canCancel,
      export: found.canExport,
      receivePayment: found.canBePaid,
      ship: found.canShip,
      replace: found.canShip && document.basket !== undefined,
    },
    refundable: toDecimal(found.refundableMinor, stored.currency),
    carriers: [...CARRIERS],
    cancelReasons: (CANCEL_REASONS ?? []).map(({ reason }) => reason),
  }
}

function toLocks(
  stored: Stored,
  proposal: OfficeProposal | undefined,
): Pick<OfficeOrder, 'revision' | 'lockedBecause' | 'pricedBecause'> {
  const locked =
    whyLocked(stored) ??
    (proposal?.state === 'open' ? 'A change waits for its payment.' : undefined)
  const priced = whyPriced(stored.document)
  return {
    revision: revisionOf(stored),
    ...(locked !== undefined && { lockedBecause: locked }),
    ...(priced !== undefined && { pricedBecause: priced }),
  }
}

/** Splits the total into what leads to it, each before the discounts that are listed after it. */
function toTotals(order: Order, currency: string): OfficeOrder['totals'] {
  const { productItems = [], shippingItems = [], orderPriceAdjustments } = order
  const minor = (amount = 0) => toMinor(amount, currency)
  const sumOf = (adjustments: Order['orderPriceAdjustments'] = []) =>
    sumMinor(adjustments.map(({ price }) => minor(price)))
  const lines = productItems.flatMap((item) => [item, ...(item.optionItems ?? [])])
  const itemDiscounts = sumMinor(lines.map(({ priceAdjustments }) => sumOf(priceAdjustments)))
  const shippingDiscounts = sumMinor(
    shippingItems.map(({ priceAdjustments }) => sumOf(priceAdjustments)),
  )
  const [products, shipping] = [minor(order.productTotal), minor(order.shippingTotal)]
  const isTaxIncluded = order.taxation === 'gross'
  const tax = minor(order.taxTotal)
  const giftCards = sumMinor((order.giftCertificateItems ?? []).map(({ amount }) => minor(amount)))
  const sum = products + shipping + giftCards + (isTaxIncluded ? 0 : tax)
  const toAmount = (cents: number) => toDecimal(cents, currency)
  return {
    products: toAmount(products - itemDiscounts - sumOf(orderPriceAdjustments)),
    itemDiscounts: toAmount(itemDiscounts),
    shipping: toAmount(shipping - shippingDiscounts),
    giftCards: toAmount(giftCards),
    tax: toAmount(tax),
    isTaxIncluded,
    rest: toAmount(minor(order.orderTotal) - sum),
  }
}

function toPayment(order: Stored, payment: OrderPayment): OfficePayment {
  const { instrument, amountMinor, transactionId, declined, isUnknown } = payment
  const { paymentInstrumentId: id } = instrument
  return {
    ...{ id, name: toPaymentName(payment), amount: toDecimal(amountMinor, order.currency) },
    state: toPaymentState(order, payment),
    ...(transactionId !== undefined && { transactionId }),
    ...(declined && transactionId === undefined && { problem: declined.message }),
    ...(isUnknown && { problem: 'Not known whether it was charged. Check at the gateway.' }),
    refunded: toDecimal(refundedOf(order.document, id), order.currency),
  }
}

function toPaymentState(order: Stored, payment: OrderPayment): OfficePayment['state'] {
  const isPaid = paidMinor([payment]) >= payment.amountMinor
  if (order.status === 'replaced') return 'replaced'
  if (order.status === 'failed' || order.status === 'cancelled') {
    return isPaid ? toReturnState(order, payment) : 'unpaid'
  }
  if (isPaid) return 'paid'
  return payment.declined ? 'declined' : 'waiting'
}

/** The engine gives back cards, wallets and gift cards; a check or an invoice is for people. */
function toReturnState({ document }: Stored, { instrument, ...payment }: OrderPayment) {
  const isOwn = payment.transactionId !== undefined || isGiftMethod(instrument.paymentMethodId)
  const refunded = refundedOf(document, instrument.paymentInstrumentId)
  return isOwn || refunded >= payment.amountMinor ? 'returned' : 'owed'
}

/** `Visa ending in 1111` */
export function toPaymentName({ instrument }: OrderPayment): string {
  const { card, methods, endingIn } = wordsIn('en-US').confirmation
  const { paymentMethodId, paymentCard, giftCertificateCode } = instrument
  const name = paymentCard?.cardType ?? methods[paymentMethodId] ?? toWords(paymentMethodId, card)
  const masked = paymentCard?.maskedNumber ?? maskCode(giftCertificateCode ?? '')
  const digits = masked.match(/\d{4}$/)?.[0]
  return digits === undefined ? name : endingIn(name, digits)
}

const toWords = (methodId: string, card: string) => (methodId === 'CREDIT_CARD' ? card : methodId)

function toRefund(
  { document, currency }: Stored,
  refund: NonNullable<OrderDocument['refunds']>[number],
): OfficeRefund {
  const { id, at, by, reason, items, parts, restocked } = refund
  return {
    ...{ id, at, by, reason, amount: toDecimal(amountOf(refund), currency) },
    isRestocked: restocked.length > 0,
    items: items.map(({ itemId, quantity }) => ({ name: nameOf(document, itemId), quantity })),
    parts: parts.map(({ paymentInstrumentId, amountMinor, state, problem }) => {
      const payment = document.payments.find(
        ({ instrument }) => instrument.paymentInstrumentId === paymentInstrumentId,
      )
      return {
        name: payment ? toPaymentName(payment) : '',
        amount: toDecimal(amountMinor, currency),
        state,
        ...(problem !== undefined && { problem }),
      }
    }),
  }
}

function nameOf({ content }: OrderDocument, itemId: string): string {
  const product = content.productItems?.find((item) => item.itemId === itemId)?.productName
  if (product) return product
  const isCard = (card: { giftCertificateItemId?: string }) => card.giftCertificateItemId === itemId
  const card = content.giftCertificateItems?.find(isCard)
  return card ? `Gift card for ${card.recipientName || card.recipientEmail}` : itemId
}
