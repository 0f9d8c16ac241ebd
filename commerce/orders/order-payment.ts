import { setTimeout as wait } from 'node:timers/promises'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import { unavailable } from '../http/problem'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import { needsGateway, kindOfPayment } from '../payments/payment-methods.rules'
import type { PaymentMethod } from '../payments/payments.service'
import { toBillingContact } from './billing-contact'
import { addPayment, listOpenMethods, removePayment, requireOffered } from './change-payments'
import { writePayments } from './confirm-order'
import { failOrder } from './fail-order'
import { keepCard } from './keep-card'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import type { AddOrderPayment, PayOrder } from './order-requests.schemas'
import { showOrder } from './order-view'
import {
  lockOrder,
  selectOrder,
  selectStuckOrders,
  updateOrder,
  type StoredOrder,
} from './order.repository'
import { requireOwnOrder } from './ownership.rules'
import { toPaymentReference } from './payment-reference'
import {
  findPayment,
  isPlainUpdate,
  replacePayment,
  requireToken,
  settleByThemselves,
  settlePayment,
  toFailureFlash,
  updatePayment,
  hasToken,
} from './payment.rules'
import { reverseCharges } from './reverse-charges'

/**
 * Milliseconds after which a claim expires: its process may have stopped during the gateway call.
 */
const CLAIM_MS = 45_000

/**
 * Returns whether a payment is not settled but has a token, so that its gateway call can be
 * repeated.
 */
function isAsked({ instrument, isSettled }: OrderPayment): boolean {
  return !isSettled && needsGateway(instrument.paymentMethodId) && hasToken(instrument)
}

/**
 * Returns whether a process is calling the gateway for an order's payments, and its claim has not
 * expired.
 */
function isClaimed({ paymentStatus, authorizingSince }: StoredOrder, now: Date): boolean {
  if (paymentStatus !== 'authorising' || !authorizingSince) return false
  return now.getTime() - authorizingSince.getTime() < CLAIM_MS
}

const POLL_MS = 100

type Order = ShopperOrdersTypes.Order

export interface OrderPayments {
  /**
   * Pays an order: cards and wallets are authorized by the gateway, other methods need no
   * authorization. If approved, the order is placed (`new`) once all is paid. If declined, the
   * order has failed, its stock is returned and its basket is open again. Repeated or simultaneous
   * requests charge once and get the same result. Card data without a token is only stored; the
   * gateway is not called.
   * @throws Problem 400 without a usable token, 404 unless it is the shopper's own order.
   */
  payOrder(
    shopper: Shopper,
    orderNo: string,
    paymentInstrumentId: string,
    request: PayOrder,
  ): Promise<Order>
  /** @throws Problem 400 unless the method applies, 404. */
  addPayment(shopper: Shopper, orderNo: string, request: AddOrderPayment): Promise<Order>
  /**
   * Removes a payment that has not been charged.
   * @throws Problem 404, 409 if it has been charged.
   */
  removePayment(shopper: Shopper, orderNo: string, instrumentId: string): Promise<Order>
  /**
   * The gateway returns its first response again.
   * @returns the orders' numbers.
   */
  resumePayments(): Promise<string[]>
  /** Returns the methods that can pay the open part of an order's total. */
  listPaymentMethods(shopper: Shopper, orderNo: string): Promise<PaymentMethod[]>
}

type Claim =
  | { kind: 'finished'; order: StoredOrder }
  | { kind: 'busy' }
  | { kind: 'gateway'; order: StoredOrder; payment: OrderPayment; token: string }

export function createOrderPayment(db: Db, dependencies: OrderDependencies): OrderPayments {
  const { catalog, payments, mail, now } = dependencies

  /** Resumes a payment whose engine stopped during the gateway call, by repeating the same call. */
  async function resume(orderNo: string): Promise<boolean> {
    const taken = await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (order?.paymentStatus !== 'authorising' || isClaimed(order, now())) return undefined
      const payment = order.document.payments.find(isAsked)
      const changes = { authorizingSince: payment ? now() : null }
      const open = payment ? {} : ({ paymentStatus: 'open' } as const)
      const claimed = await updateOrder(trx, orderNo, { ...changes, ...open }, now())
      return payment && { order: claimed, payment, token: requireToken(payment) }
    })
    if (!taken) return false
    conclusion(await askGateway({ db, dependencies, now }, { kind: 'gateway', ...taken })).catch(
      () => undefined,
    )
    return true
  }

  /** Queued mails are sent without delaying the shopper; failed ones are retried later. */
  function conclusion(order: StoredOrder): Promise<Order> {
    mail.deliver().catch(() => undefined)
    return showOrder(catalog, order)
  }

  async function change(
    shopper: Shopper,
    orderNo: string,
    work: (trx: Trx, order: StoredOrder) => Promise<OrderPayment[]>,
  ): Promise<Order> {
    const changed = await transact(db, async (trx) => {
      const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
      return writePayments(trx, dependencies, order, await work(trx, order))
    })
    return conclusion(changed)
  }

  return {
    async payOrder(shopper, orderNo, instrumentId, request) {
      const work = (trx: Trx) =>
        claim({ dependencies, now }, trx, shopper, orderNo, instrumentId, request)
      for (;;) {
        const claimed = await transact(db, work)
        if (claimed.kind === 'finished') return conclusion(claimed.order)
        if (claimed.kind === 'gateway')
          return conclusion(await askGateway({ db, dependencies, now }, claimed))
        const other = await awaitOther({ db, now }, shopper, orderNo)
        if (other) return showOrder(catalog, other)
      }
    },

    async resumePayments() {
      const before = new Date(now().getTime() - CLAIM_MS)
      const resumed: string[] = []
      for (const orderNo of await selectStuckOrders(db, before)) {
        if (await resume(orderNo)) resumed.push(orderNo)
      }
      return resumed
    },

    addPayment: (shopper, orderNo, request) =>
      change(shopper, orderNo, (trx, order) => addPayment(trx, dependencies, order, request)),

    removePayment: (shopper, orderNo, instrumentId) =>
      change(shopper, orderNo, (trx, order) =>
        removePayment(trx, dependencies, order, instrumentId),
      ),

    async listPaymentMethods(shopper, orderNo) {
      const order = requireOwnOrder(await selectOrder(db, orderNo), shopper, orderNo)
      return listOpenMethods(order, await payments.listMethods(order.siteId))
    },
  }
}

/**
 * Decides while the order is locked which process calls the gateway. The call itself is made
 * without a lock.
 */
async function claim(
  { dependencies, now }: { dependencies: OrderDependencies; now: () => Date },
  trx: Trx,
  shopper: Shopper,
  orderNo: string,
  instrumentId: string,
  request: PayOrder,
): Promise<Claim> {
  const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
  const current = findPayment(order.document, instrumentId)
  if (order.status !== 'created' || current.isSettled) return { kind: 'finished', order }
  if (isClaimed(order, now())) return { kind: 'busy' }
  const payment = updatePayment(order, current, request)
  const { paymentMethodId } = payment.instrument
  if (paymentMethodId !== current.instrument.paymentMethodId) {
    await requireOffered(trx, dependencies, order, paymentMethodId)
  }
  const document = replacePayment(order.document, payment)
  if (!needsGateway(paymentMethodId) || payment.amountMinor === 0) {
    return {
      kind: 'finished',
      order: await settle(dependencies, trx, order, settlePayment(payment)),
    }
  }
  if (isPlainUpdate(paymentMethodId, request)) {
    return { kind: 'finished', order: await updateOrder(trx, orderNo, { document }, now()) }
  }
  const token = requireToken(payment)
  const changes = { paymentStatus: 'authorising', authorizingSince: now(), document } as const
  const claimed = await updateOrder(trx, orderNo, changes, now())
  return { kind: 'gateway', order: claimed, payment, token }
}

/**
 * If it was the last one that waited for the gateway, also settles the payments that need no
 * authorization.
 */
function settle(
  dependencies: OrderDependencies,
  trx: Trx,
  order: StoredOrder,
  payment: OrderPayment,
): Promise<StoredOrder> {
  const settled = settleByThemselves(replacePayment(order.document, payment).payments)
  return writePayments(trx, dependencies, order, settled)
}

async function conclude(
  dependencies: OrderDependencies,
  trx: Trx,
  orderNo: string,
  instrumentId: string,
  result: AuthorizationResult,
): Promise<StoredOrder> {
  const order = await lockOrder(trx, orderNo)
  if (!order) throw unavailable('The order has gone.')
  const payment = findPayment(order.document, instrumentId)
  if (order.status !== 'created' || payment.isSettled) return order
  if (result.isApproved) return settle(dependencies, trx, order, settlePayment(payment, result))
  const flash = toFailureFlash(result.message)
  return failOrder(trx, dependencies, order, { reopenBasket: true, flash })
}

/** Without a response from the gateway, the order can be paid again under the same reference. */
async function release({ db, now }: { db: Db; now: () => Date }, orderNo: string): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order?.paymentStatus !== 'authorising') return
    await updateOrder(trx, orderNo, { paymentStatus: 'open', authorizingSince: null }, now())
  })
}

async function askGateway(
  { db, dependencies, now }: { db: Db; dependencies: OrderDependencies; now: () => Date },
  { order, payment, token }: Extract<Claim, { kind: 'gateway' }>,
) {
  const { payments, savedCards } = dependencies
  const { paymentMethodId, paymentInstrumentId } = payment.instrument
  const isWallet = kindOfPayment(paymentMethodId) === 'wallet'
  try {
    const result = await payments.authorize({
      reference: toPaymentReference(order, payment),
      amountMinor: payment.amountMinor,
      currency: order.currency,
      customerId: order.customerId,
      transientToken: token,
      billTo: toBillingContact(order),
      ...(isWallet ? { wallet: paymentMethodId, basketId: order.basketId } : {}),
    })
    const work = (trx: Trx) =>
      conclude(dependencies, trx, order.orderNo, paymentInstrumentId, result)
    // the shopper may open a new basket at the moment in which the old one is reopened
    const concluded = await transact(db, work, { isKeyContended: true })
    if (concluded.status === 'failed') await reverseCharges(db, payments, concluded)
    else if (result.isApproved) await keepCard(savedCards, order, payment, token)
    return concluded
  } catch (error) {
    await release({ db, now }, order.orderNo)
    throw error
  }
}

/** @returns undefined when the claim of that process has expired, because it has stopped. */
async function awaitOther(
  { db, now }: { db: Db; now: () => Date },
  shopper: Shopper,
  orderNo: string,
): Promise<StoredOrder | undefined> {
  for (let waited = 0; waited < 2 * CLAIM_MS; waited += POLL_MS) {
    const order = requireOwnOrder(await selectOrder(db, orderNo), shopper, orderNo)
    if (order.paymentStatus !== 'authorising') return order
    if (!isClaimed(order, now())) return undefined
    await wait(POLL_MS)
  }
  throw unavailable('The payment is still being carried out.')
}
