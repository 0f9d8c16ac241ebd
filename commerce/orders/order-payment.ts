import { setTimeout as wait } from 'node:timers/promises'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import type { Shopper } from '../http/auth-hook'
import { unavailable } from '../http/problem'
import { renderOrderConfirmation } from '../mail/order-confirmation.rules'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import { PAYMENT_METHODS } from '../payments/payment-methods.rules'
import { failOrder } from './fail-order'
import type { OrderPayment } from './order-document.schemas'
import type { PayOrder } from './order-requests.schemas'
import type { OrderDependencies } from './order.service'
import { toOrder } from './order.mapper'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { requireOwnOrder } from './ownership.rules'
import {
  findPayment,
  replacePayment,
  requireToken,
  settlePayment,
  toFailureFlash,
  updatePayment,
} from './payment.rules'

/** A process that died while asking the gateway leaves its claim behind for this long. */
const CLAIM_MS = 45_000
const POLL_MS = 100

export interface OrderPayments {
  /**
   * Pays an order: a card is authorised by the gateway, other methods need no answer. Approved:
   * the order is placed (`new`). Declined: it has failed, its stock is back and the basket open
   * again. Asked twice, also at the same time, it pays once and answers twice.
   * @throws Problem 400 without a usable card token, 404 unless it is the shopper's own order.
   */
  payOrder(
    shopper: Shopper,
    orderNo: string,
    paymentInstrumentId: string,
    request: PayOrder,
  ): Promise<ShopperOrdersTypes.Order>
}

type Claim =
  | { kind: 'finished'; order: StoredOrder }
  | { kind: 'busy' }
  | { kind: 'card'; order: StoredOrder; payment: OrderPayment; token: string }

export function createOrderPayment(db: Db, dependencies: OrderDependencies): OrderPayments {
  const { payments, mail, now } = dependencies

  /** Decides under the lock who asks the gateway; the gateway itself is asked without any lock. */
  async function claim(
    shopper: Shopper,
    orderNo: string,
    instrumentId: string,
    request: PayOrder,
  ): Promise<Claim> {
    return db.transaction().execute(async (trx): Promise<Claim> => {
      const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper)
      const current = findPayment(order.document, instrumentId)
      if (order.status !== 'created' || current.isSettled) return { kind: 'finished', order }
      if (isClaimed(order, now())) return { kind: 'busy' }
      const payment = updatePayment(order, current, request)
      if (PAYMENT_METHODS[payment.instrument.paymentMethodId] !== 'card') {
        return { kind: 'finished', order: await settle(trx, order, settlePayment(payment)) }
      }
      const token = requireToken(payment)
      const document = replacePayment(order.document, payment)
      const changes = { paymentStatus: 'authorising', authorizingSince: now(), document } as const
      const claimed = await updateOrder(trx, orderNo, changes, now())
      return { kind: 'card', order: claimed, payment, token }
    })
  }

  type Trx = Parameters<typeof updateOrder>[0]

  /** The order is placed once all its payments are settled; with it, its confirmation is written. */
  async function settle(trx: Trx, order: StoredOrder, payment: OrderPayment): Promise<StoredOrder> {
    const document = replacePayment(order.document, payment)
    const isPlaced = document.payments.every(({ isSettled }) => isSettled)
    const isCharged = document.payments.some(({ transactionId }) => transactionId !== undefined)
    const paymentStatus = !isPlaced ? 'open' : isCharged ? 'authorised' : 'unpaid'
    const status = isPlaced ? 'new' : order.status
    const changes = { status, paymentStatus, document, authorizingSince: null } as const
    const settled = await updateOrder(trx, order.orderNo, changes, now())
    if (isPlaced) await mail.queue(trx, renderOrderConfirmation(toOrder(settled)))
    return settled
  }

  async function conclude(
    orderNo: string,
    instrumentId: string,
    result: AuthorizationResult,
  ): Promise<StoredOrder> {
    return db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (!order) throw unavailable('The order has gone.')
      const payment = findPayment(order.document, instrumentId)
      if (order.status !== 'created' || payment.isSettled) return order
      if (result.isApproved) return settle(trx, order, settlePayment(payment, result))
      const flash = toFailureFlash(result.message)
      return failOrder(trx, dependencies, order, { reopenBasket: true, flash })
    })
  }

  // the shopper may open a new basket at the very moment in which the old one is given back
  async function concludeSurely(...args: Parameters<typeof conclude>): Promise<StoredOrder> {
    try {
      return await conclude(...args)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return conclude(...args)
    }
  }

  /** Without an answer of the gateway the order can be paid again, under the same reference. */
  async function release(orderNo: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (order?.paymentStatus !== 'authorising') return
      await updateOrder(trx, orderNo, { paymentStatus: 'open', authorizingSince: null }, now())
    })
  }

  async function awaitOther(shopper: Shopper, orderNo: string): Promise<StoredOrder> {
    for (let waited = 0; waited < CLAIM_MS; waited += POLL_MS) {
      const order = requireOwnOrder(await selectOrder(db, orderNo), shopper)
      if (order.paymentStatus !== 'authorising') return order
      await wait(POLL_MS)
    }
    throw unavailable('The payment is still being carried out.')
  }

  /** What was written is sent without the shopper waiting; what fails is tried again later. */
  function conclusion(order: StoredOrder): ShopperOrdersTypes.Order {
    mail.deliver().catch(() => undefined)
    return toOrder(order)
  }

  return {
    async payOrder(shopper, orderNo, instrumentId, request) {
      const claimed = await claim(shopper, orderNo, instrumentId, request)
      if (claimed.kind === 'finished') return conclusion(claimed.order)
      if (claimed.kind === 'busy') return toOrder(await awaitOther(shopper, orderNo))
      const { order, payment, token } = claimed
      try {
        const result = await payments.authorize({
          reference: toReference(order, instrumentId),
          amountMinor: payment.amountMinor,
          currency: order.currency,
          transientToken: token,
        })
        return conclusion(await concludeSurely(orderNo, instrumentId, result))
      } catch (error) {
        await release(orderNo)
        throw error
      }
    },
  }
}

/** The gateway charges a reference once, whatever happens on the way. */
function toReference({ orderNo, document }: StoredOrder, instrumentId: string): string {
  const index = document.payments.findIndex(
    ({ instrument }) => instrument.paymentInstrumentId === instrumentId,
  )
  return index === 0 ? orderNo : `${orderNo}-${index + 1}`
}

const UNIQUE_VIOLATION = '23505'

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}

function isClaimed({ paymentStatus, authorizingSince }: StoredOrder, now: Date): boolean {
  if (paymentStatus !== 'authorising' || !authorizingSince) return false
  return now.getTime() - authorizingSince.getTime() < CLAIM_MS
}
