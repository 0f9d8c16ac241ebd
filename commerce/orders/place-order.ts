import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import type { PaymentInstrument } from '../baskets/model/basket-document.schemas'
import { notAvailable } from '../baskets/items/availability.rules'
import { hasGiftCards } from '../baskets/items/has-gift-cards'
import { allotAmounts, onlyGiftPayments } from '../baskets/payments/payment-instruments.rules'
import { shortPiece } from '../baskets/items/piece-shortage.rules'
import { refusalOf } from '../baskets/items/quantity-exceptions.rules'
import { listLineNeeds } from '../baskets/items/stock-needs.rules'
import { listAppliedCoupons } from '../baskets/promotions/applied-coupons.rules'
import type { StoredBasket } from '../baskets/model/stored-basket'
import type { Trx } from '../db/client'
import type { Shopper } from '../access/require-shopper'
import type { Locale } from '../sites/locale'
import { badRequest } from '../http/problem'
import { InsufficientStock } from '../inventory/insufficient-stock'
import type { StockLine } from '../inventory/inventory.rules'
import { isGiftMethod, needsGateway, kindOfPayment } from '../payments/payment-methods.rules'
import type { PaymentMethod } from '../payments/payments.service'
import { statusesOnCreation } from '../payments/without-authorization.rules'
import { writePayments } from './confirm-order'
import type { OrderDependencies } from './order-dependencies'
import { toOrderContent } from './order-content.rules'
import type { OrderDocument, OrderPayment } from './order-document.schemas'
import { insertOrder, nextOrderNo, type StoredOrder } from './order.repository'
import { settleByThemselves } from './payment.rules'
import { withPickupContacts, type Profile } from './pickup-contact.rules'
import { listMissing } from './readiness.rules'

type Preferences = Readonly<Record<string, unknown>>

/**
 * Adds the address to which a check must be sent (PAY-037); other payments stay unchanged. The
 * order stores the address valid on the day it was placed, for its pages and mails.
 * @param preferences the site's; `checkMailingAddress` is a text or a list of lines, the payee
 * first.
 */
function withMailingAddress(
  instrument: PaymentInstrument,
  { checkMailingAddress: lines }: Preferences = {},
): PaymentInstrument {
  if (kindOfPayment(instrument.paymentMethodId) !== 'later') return instrument
  const address = Array.isArray(lines) ? lines.map(String).join('\n') : lines
  if (typeof address !== 'string' || address === '') return instrument
  return { ...instrument, custom: { ...instrument.custom, c_checkMailingAddress: address } }
}

/**
 * Creates the order of a basket that is locked by `trx`: redeems its coupons, takes stock, then
 * redeems gift certificates. An order that needs no gateway call is placed immediately, others when
 * they are paid.
 * @throws Problem 400 as `createOrder`.
 */
export async function placeOrder(
  trx: Trx,
  dependencies: OrderDependencies,
  shopper: Shopper,
  basket: StoredBasket,
  assessed: AssessedBasket,
  { locale, profile }: { locale?: Locale; profile?: Profile } = {},
): Promise<StoredOrder> {
  const { baskets, giftCertificates, inventory, promotions, now } = dependencies
  assertInStock(assessed)
  await baskets.handover.requireAsShown(trx, shopper, basket, assessed)
  assertReady(assessed)
  const { calculated } = assessed
  const { basketId, siteId, customerId } = basket
  const orderNo = await nextOrderNo(trx)
  const email = calculated.document.customerInfo.email ?? ''
  const coupons = listAppliedCoupons(calculated)
  await promotions.redeem(trx, { siteId, orderNo, customerId, email, coupons, at: now() })
  const stock = await inventory
    .take(trx, listStock(assessed))
    .catch((error: unknown) => rethrow(error, assessed))
  const methods = await dependencies.payments.listMethods(siteId, trx)
  const document: OrderDocument = {
    ...toDocument(basket, assessed, shopper, methods),
    content: withPickupContacts(
      toOrderContent(baskets.handover.show(basket, assessed, locale)),
      profile,
    ),
    ...(locale && { locale: locale.id }),
    attributeValues: await readAttributeValues(trx, dependencies, siteId, stock),
    stock,
  }
  const owner = { orderNo, siteId, customerId, basketId, email }
  const order = await insertOrder(trx, { ...owner, at: now(), calculated, document })
  await giftCertificates.redeem(trx, order, listRedemptions(order))
  await baskets.handover.markOrdered(trx, basket, orderNo)
  const payments = settleByThemselves(document.payments)
  const isWaiting = payments.some(({ isSettled }) => !isSettled)
  if (isWaiting && !payments.some(isGift)) return order
  const isUnauthorized = payments.some((payment) => payment.isWithoutAuthorization)
  const { exportStatus } = statusesOnCreation(
    isUnauthorized ? assessed.facts.preferences : undefined,
  )
  return writePayments(trx, dependencies, order, payments, exportStatus)
}

function assertInStock({ exceptions: [exception] }: AssessedBasket): void {
  if (!exception) return
  throw refusalOf(exception)
}

function assertReady(assessed: AssessedBasket): void {
  const missing = listMissing(assessed)
  if (missing.length === 0) return
  throw badRequest(
    `The basket cannot be ordered yet; it lacks: ${missing.join(', ')}.`,
    'basket-not-complete',
    { c_missing: missing },
  )
}

/**
 * Converts `InsufficientStock` to a refusal that names the product and, for a piece in a box, the
 * box. The error occurs if another order took the last pieces after the basket was priced.
 */
function rethrow(error: unknown, { calculated, facts }: AssessedBasket): never {
  if (!(error instanceof InsufficientStock)) throw error
  const { productId: pieceId, listId, requested, available } = error
  const box = calculated.document.items.find((item) =>
    listLineNeeds(item, facts).some(
      (need) => need.isPiece && need.productId === pieceId && need.listId === listId,
    ),
  )
  if (box) throw shortPiece({ boxId: box.productId, pieceId, requested, available }, facts)
  throw notAvailable(pieceId, requested, available)
}

/** Returns what the lines of an order take from the inventory lists. */
export function listStock({ calculated, facts }: AssessedBasket) {
  return calculated.lines.flatMap(({ item }) =>
    listLineNeeds(item, facts).map(({ listId, productId, each }) => ({
      listId,
      productId,
      quantity: each * item.quantity,
      itemId: item.itemId,
    })),
  )
}

function toDocument(
  basket: StoredBasket,
  { calculated, facts }: AssessedBasket,
  shopper: Shopper,
  methods: readonly PaymentMethod[],
) {
  const { document, orderTotalMinor } = calculated
  const { usid, isTemporary } = basket
  const amounts = allotAmounts(document.paymentInstruments, orderTotalMinor)
  const free = methods.filter((method) => method.isWithoutAuthorization).map(({ id }) => id)
  const { isPaid } = statusesOnCreation(facts.preferences)
  const payments = document.paymentInstruments.map((instrument): OrderPayment => ({
    instrument: withMailingAddress(withOwnCard(instrument, shopper), facts.preferences),
    amountMinor: amounts.get(instrument.paymentInstrumentId) ?? 0,
    isSettled: false,
    ...(free.includes(instrument.paymentMethodId) && {
      isWithoutAuthorization: true,
      isReceived: isPaid,
    }),
  }))
  return {
    // a certificate that pays zero is not redeemed
    payments: payments.filter((payment) => !isGift(payment) || payment.amountMinor > 0),
    flashes: [],
    hasGiftCards: hasGiftCards(document, facts),
    isGuest: !shopper.isRegistered,
    custom: document.custom,
    basket: {
      usid,
      isTemporary,
      document: { ...document, paymentInstruments: onlyGiftPayments(document) },
    },
  }
}

/**
 * Removes `c_payLater` for a guest: only registered customers have saved cards that can be charged
 * later (PAY-007).
 */
function withOwnCard(instrument: PaymentInstrument, { isRegistered }: Shopper): PaymentInstrument {
  const { c_payLater: payLater, ...custom } = instrument.custom
  return isRegistered || payLater === undefined ? instrument : { ...instrument, custom }
}

function isGift({ instrument }: OrderPayment): boolean {
  return isGiftMethod(instrument.paymentMethodId) && !needsGateway(instrument.paymentMethodId)
}

function listRedemptions({ orderNo, document }: StoredOrder) {
  return document.payments.filter(isGift).map(({ instrument, amountMinor }) => ({
    code: instrument.giftCertificateCode ?? '',
    amountMinor,
    reference: `${orderNo}:${instrument.paymentInstrumentId}`,
  }))
}

export async function readAttributeValues(
  trx: Trx,
  { catalog }: OrderDependencies,
  siteId: string,
  stock: readonly StockLine[],
): Promise<OrderDocument['attributeValues']> {
  const ids = [...new Set(stock.map(({ productId }) => productId))]
  const products = await catalog.getLineProducts(siteId, ids, trx)
  const entries = [...products].flatMap(([id, product]) => {
    const values = product.attributeValues ?? []
    return values.length > 0 ? [[id, values] as const] : []
  })
  return Object.fromEntries(entries)
}
