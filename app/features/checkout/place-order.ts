import { z } from 'zod'
import {
  createOrder,
  failOrder,
  getOrder,
  updateOrderPaymentInstrument,
  type Order,
} from '@/commerce-client/orders'
import { findMainInstrument, readToken } from './payment-instrument'

/** What became of an order (CHK-038): expected outcomes, both. */
export type OrderOutcome =
  | { failed: false; order: Order }
  /** Declined: the basket is open again. `message` as the service put it. */
  | { failed: true; order: Order; message?: string }

const flashes = z.array(z.object({ message: z.string().optional() })).catch([])

/**
 * Makes an order of the basket and pays it (D2 §4 Order placement). Asking twice for one basket
 * gives one order. When paying ends without an answer, the order is looked at again: it may be
 * placed; else it is given up, and the basket opens again. Throws AppError.
 */
export async function placeOrder(siteId: string, basketId: string): Promise<OrderOutcome> {
  const order = await createOrder(siteId, basketId)
  if (isSettled(order)) return toOutcome(order)
  const { orderNo = '' } = order
  try {
    return toOutcome(await pay(siteId, order))
  } catch (error) {
    const found = await getOrder(siteId, orderNo).catch(() => undefined)
    if (found && isSettled(found)) return toOutcome(found)
    await failOrder(siteId, orderNo).catch(() => undefined)
    throw error
  }
}

async function pay(siteId: string, order: Order): Promise<Order> {
  const { orderNo = '' } = order
  const instrument = findMainInstrument(order)
  if (!instrument?.paymentInstrumentId) return order
  const { paymentInstrumentId, paymentMethodId, amount, paymentCard } = instrument
  const { cardType, maskedNumber, expirationMonth, expirationYear } = paymentCard ?? {}
  return updateOrderPaymentInstrument(siteId, orderNo, paymentInstrumentId, {
    paymentMethodId,
    amount,
    ...(paymentCard && {
      paymentCard: { cardType, maskedNumber, expirationMonth, expirationYear },
    }),
    c_token: readToken(instrument),
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
