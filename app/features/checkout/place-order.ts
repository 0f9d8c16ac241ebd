import { z } from 'zod'
import {
  createOrder,
  failOrder,
  getOrder,
  listOrders,
  updateOrderPaymentInstrument,
  type Order,
} from '@/commerce-client/orders'
import { findMainInstrument } from '@/domain/payment'
import { paymentKindOf } from '@/domain/payment-methods'
import { AppError } from '@/errors/app-error'
import { enqueue } from '@/shopper/basket/basket-queue'
import { hasChangedElsewhere } from '@/shopper/basket/basket-tabs'
import type { PendingOrderMarker } from '@/shopper/basket/pending-order-marker'
import { toOrderPayment } from '@/purchase/payment/payment-instrument'
import { requireSession } from '@/shopper/session/session'

/** The outcome of an order (CHK-038): expected outcomes, both. */
export type OrderOutcome =
  | { failed: false; order: Order }
  /** Declined: the basket is open again. `message` as the service put it. */
  | { failed: true; order: Order; message?: string }

/** Resolves to the token of the captcha; undefined where the site asks for none. */
export type CaptchaTokenSource = () => Promise<string | undefined>

const flashes = z.array(z.object({ message: z.string().optional() })).catch([])
const ordered = z.object({ c_basketId: z.string() })

/**
 * Makes an order of the basket and pays it (CHK-037). Asking twice for one basket gives one order.
 * Throws AppError; when `isUnanswered`, nobody knows its result.
 * @param onMade called with the order before it is paid
 * @param getCaptchaToken called before a card is charged
 */
export async function placeOrder(
  siteId: string,
  basketId: string,
  onMade: (orderNo: string) => void = () => {},
  getCaptchaToken?: CaptchaTokenSource,
): Promise<OrderOutcome> {
  const order = await enqueue(siteId, () => {
    // the service does not know which tab asks, and may have answered another one
    if (hasChangedElsewhere(siteId)) throw changedElsewhere()
    return createOrder(siteId, basketId)
  })
  onMade(order.orderNo ?? '')
  return finishOrder(siteId, order, getCaptchaToken)
}

/**
 * Brings what was asked for once to its end: the order is looked up, and paid if it is not yet.
 * @returns undefined when there is no such order: its basket is still open.
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

/** Whether an order was refused because its basket is no longer what the shopper was shown. */
export function isBagChanged(error: unknown): boolean {
  const kind = error instanceof AppError ? error.type?.split('/').pop() : undefined
  return kind === 'basket-total-changed' || kind === 'invalid-coupon-code'
}

/** Whether the service had nothing to say: the call may have done its work all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'unavailable' && error.type === undefined
}

/**
 * Pays an order unless it is over. When paying is refused, the order is read again: it may be
 * placed; else it is abandoned, and the basket opens again.
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
    // refused while another tab pays it: that tab will show the outcome
    await failOrder(siteId, orderNo).catch(rethrowUnanswered)
    throw error
  }
}

function rethrowUnanswered(error: unknown): void {
  if (isUnanswered(error)) throw error
}

// requested by another customer who was logged in here
function noneWhereMissing(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'not-found') return undefined
  throw error
}

async function findOrder(siteId: string, marker: PendingOrderMarker): Promise<Order | undefined> {
  if (marker.orderNo) return getOrder(siteId, marker.orderNo).catch(noneWhereMissing)
  const { customerId } = await requireSession(siteId)
  const orders = await listOrders(siteId, customerId)
  // of one basket there may be several, but only the last was not declined
  return orders.find((order) => isMadeOf(order, marker) && order.status !== 'failed')
}

/** A service that does not name the basket is asked for what was ordered since. */
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
  // good for two minutes and one use: asked for when it is needed (PAY-028)
  const captchaToken =
    paymentKindOf(instrument.paymentMethodId) === 'card' ? await getCaptchaToken?.() : undefined
  const { value: c_authToken } = await requireSession(siteId)
  return updateOrderPaymentInstrument(siteId, orderNo, instrument.paymentInstrumentId, {
    ...toOrderPayment(instrument),
    c_authToken,
    ...(captchaToken && { c_recaptchaToken: captchaToken }),
  })
}

/** Paid or over: nothing more is to be done with it. */
function isSettled({ status }: Order): boolean {
  return status !== undefined && status !== 'created'
}

function toOutcome(order: Order): OrderOutcome {
  const [flash] = flashes.parse(order.c_flashes ?? [])
  const failed = flash !== undefined || order.status === 'failed' || order.status === 'cancelled'
  return failed ? { failed, order, message: flash?.message } : { failed, order }
}
