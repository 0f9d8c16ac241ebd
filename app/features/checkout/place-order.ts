import { z } from 'zod'
import {
  createOrder,
  failOrder,
  getOrder,
  listOrders,
  updateOrderPaymentInstrument,
  type Order,
} from '@/commerce-client/orders'
import { findMainInstrument } from '@/rules/payment'
import { paymentKindOf } from '@rules/payment-methods'
import { AppError } from '@/errors/app-error'
import { enqueue } from '@/shopper/basket/basket-queue'
import { hasChangedElsewhere } from '@/shopper/basket/basket-tabs'
import type { PendingOrderMarker } from '@/shopper/basket/pending-order-marker'
import { toOrderPayment } from '@/purchase/payment/payment-instrument'
import { requireSession } from '@/shopper/session/session'

/** The outcome of an order (CHK-038). Both outcomes are expected. */
export type OrderOutcome =
  | { failed: false; order: Order }
  /** Declined: the basket is open again. `message` is the service's text. */
  | { failed: true; order: Order; message?: string }

/** Resolves to the captcha's token; undefined if the site requires none. */
export type CaptchaTokenSource = () => Promise<string | undefined>

const flashes = z.array(z.object({ message: z.string().optional() })).catch([])
const ordered = z.object({ c_basketId: z.string() })

/**
 * Creates an order from the basket and pays it (CHK-037). A repeated call for the same basket
 * returns the same order.
 * @param onMade called with the order number before the payment
 * @param getCaptchaToken called before a card is charged
 * @throws AppError; if `isUnanswered`, the result is unknown
 */
export async function placeOrder(
  siteId: string,
  basketId: string,
  onMade: (orderNo: string) => void = () => {},
  getCaptchaToken?: CaptchaTokenSource,
): Promise<OrderOutcome> {
  const order = await enqueue(siteId, () => {
    // the service only detects changes since it last returned the basket, possibly to another tab
    if (hasChangedElsewhere(siteId)) throw changedElsewhere()
    return createOrder(siteId, basketId)
  })
  onMade(order.orderNo ?? '')
  return finishOrder(siteId, order, getCaptchaToken)
}

/**
 * Completes an order that was requested before: looks it up, and pays it if that has not happened
 * yet.
 * @returns undefined if no such order exists; the basket is still open then.
 */
export async function resumePlacing(
  siteId: string,
  marker: PendingOrderMarker,
  getCaptchaToken?: CaptchaTokenSource,
): Promise<OrderOutcome | undefined> {
  const order = await findOrder(siteId, marker)
  return order && finishOrder(siteId, order, getCaptchaToken)
}

function changedElsewhere(): AppError {
  const message =
    'Your bag was changed in another tab. Please look it over, then place your order again.'
  return new AppError({ kind: 'conflict', status: 409, message, type: 'basket-total-changed' })
}

/** Returns whether an order was refused because its basket differs from the one shown. */
export function isBagChanged(error: unknown): boolean {
  const kind = error instanceof AppError ? error.type?.split('/').pop() : undefined
  return kind === 'basket-total-changed' || kind === 'invalid-coupon-code'
}

/** Returns whether a call got no response; it may have been carried out nevertheless. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'unavailable' && error.type === undefined
}

/**
 * Pays an order unless it is already paid or closed. If the payment is refused, the order is read
 * again, because it may have been placed. Otherwise the order is marked as failed, which reopens
 * the basket.
 */
async function finishOrder(
  siteId: string,
  order: Order,
  getCaptchaToken: CaptchaTokenSource | undefined,
): Promise<OrderOutcome> {
  if (isSettled(order)) return toOutcome(order)
  const { orderNo = '' } = order
  try {
    return toOutcome(await pay(siteId, order, getCaptchaToken))
  } catch (error) {
    if (isUnanswered(error)) throw error
    const found = await getOrder(siteId, orderNo)
    if (isSettled(found)) return toOutcome(found)
    // while another tab pays the order, this is refused; that tab shows the outcome
    await failOrder(siteId, orderNo).catch(rethrowUnanswered)
    throw error
  }
}

function rethrowUnanswered(error: unknown): void {
  if (isUnanswered(error)) throw error
}

// the order belongs to another customer who was logged in here
function noneWhereMissing(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'not-found') return undefined
  throw error
}

async function findOrder(siteId: string, marker: PendingOrderMarker): Promise<Order | undefined> {
  if (marker.orderNo) return getOrder(siteId, marker.orderNo).catch(noneWhereMissing)
  const { customerId } = await requireSession(siteId)
  const orders = await listOrders(siteId, customerId)
  // a basket may have several orders, of which only the last was not declined
  return orders.find((order) => isMadeOf(order, marker) && order.status !== 'failed')
}

/** If the service does not include the basket's id, any order created since then matches. */
function isMadeOf(order: Order, { basketId, at }: PendingOrderMarker): boolean {
  const named = ordered.safeParse(order).data
  if (named) return named.c_basketId === basketId
  return order.creationDate !== undefined && Date.parse(order.creationDate) >= at
}

async function pay(
  siteId: string,
  order: Order,
  getCaptchaToken?: CaptchaTokenSource,
): Promise<Order> {
  const { orderNo = '' } = order
  const instrument = findMainInstrument(order)
  if (!instrument?.paymentInstrumentId) return order
  // the token is valid for two minutes and one use, so it is requested only now (PAY-028)
  const captchaToken =
    paymentKindOf(instrument.paymentMethodId) === 'card' ? await getCaptchaToken?.() : undefined
  const { value: c_authToken } = await requireSession(siteId)
  return updateOrderPaymentInstrument(siteId, orderNo, instrument.paymentInstrumentId, {
    ...toOrderPayment(instrument),
    c_authToken,
    ...(captchaToken && { c_recaptchaToken: captchaToken }),
  })
}

/** Returns whether an order is placed, failed or closed, so that it needs no payment. */
function isSettled({ status }: Order): boolean {
  return status !== undefined && status !== 'created'
}

function toOutcome(order: Order): OrderOutcome {
  const [flash] = flashes.parse(order.c_flashes ?? [])
  const failed = flash !== undefined || order.status === 'failed' || order.status === 'cancelled'
  return failed ? { failed, order, message: flash?.message } : { failed, order }
}
