import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import { unavailable } from '../http/problem'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import { needsGateway, kindOfPayment } from '../payments/payment-methods.rules'
import { toBillingContact } from './billing-contact'
import { requireOffered } from './change-payments'
import { writePayments } from './confirm-order'
import { failOrder } from './fail-order'
import { keepCard } from './keep-card'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import type { PayOrder } from './order-requests.schemas'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { requireOwnOrder } from './ownership.rules'
import { toAsked, unansweredOf } from './payment-reference'
import {
  findPayment,
  isPlainUpdate,
  replacePayment,
  requireAnswered,
  requireToken,
  settleByThemselves,
  settlePayment,
  toFailureFlash,
  updatePayment,
  hasToken,
  withoutTokens,
  withoutUnanswered,
} from './payment.rules'
import { recordUnanswered } from './record-reversals'
import { reverseCharges } from './reverse-charges'

/**
 * Milliseconds after which a claim expires: its process may have stopped during the gateway call.
 */
export const CLAIM_MS = 45_000

/**
 * Returns whether a payment is not settled but has a token, so that its gateway call can be
 * repeated.
 */
export function isAsked({ instrument, isSettled }: OrderPayment): boolean {
  return !isSettled && needsGateway(instrument.paymentMethodId) && hasToken(instrument)
}

/**
 * Returns whether a process is calling the gateway for an order's payments, and its claim has not
 * expired.
 */
export const isClaimed = ({ paymentStatus, authorizingSince }: StoredOrder, now: Date): boolean =>
  paymentStatus === 'authorising' && isClaimedSince(authorizingSince, now)

/** Returns whether a claim of that time has not expired. */
export const isClaimedSince = (since: Date | null | undefined, now: Date): boolean =>
  since ? now.getTime() - since.getTime() < CLAIM_MS : false

const POLL_MS = 100

export type Claim = { kind: 'finished'; order: StoredOrder } | { kind: 'busy' } | GatewayClaim

type Asked = NonNullable<OrderPayment['unanswered']>

interface GatewayClaim {
  kind: 'gateway'
  order: StoredOrder
  payment: OrderPayment
  asked: Asked
}

/**
 * Decides while the order is locked which process calls the gateway. The call itself is made
 * without a lock.
 */
export async function claimPayment(
  dependencies: OrderDependencies,
  trx: Trx,
  shopper: Shopper,
  orderNo: string,
  instrumentId: string,
  request: PayOrder,
): Promise<Claim> {
  const { now } = dependencies
  const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
  const current = findPayment(order.document, instrumentId)
  if (order.status !== 'created' || current.isSettled) return { kind: 'finished', order }
  if (isClaimed(order, now())) return { kind: 'busy' }
  const payment = updatePayment(order, current, request)
  const { paymentMethodId } = payment.instrument
  if (paymentMethodId !== current.instrument.paymentMethodId) {
    await requireOffered(trx, dependencies, order, paymentMethodId)
  }
  if (payment.amountMinor !== current.amountMinor) requireAnswered(order)
  const document = replacePayment(order.document, payment)
  if (!needsGateway(paymentMethodId) || payment.amountMinor === 0) {
    await recordUnanswered(trx, order, current, now())
    return {
      kind: 'finished',
      order: await settle(dependencies, trx, order, settlePayment(payment)),
    }
  }
  if (isPlainUpdate(paymentMethodId, request)) {
    return { kind: 'finished', order: await updateOrder(trx, orderNo, { document }, now()) }
  }
  const asked = await toClaim(trx, order, { current, payment }, now())
  return { kind: 'gateway', ...(await writeClaim(trx, order, payment, asked, now())) }
}

/** Stores what the gateway is asked for: its answer may be lost, and the order's payments change. */
export async function writeClaim(
  trx: Trx,
  order: StoredOrder,
  payment: OrderPayment,
  asked: Asked,
  at: Date,
): Promise<Omit<GatewayClaim, 'kind'>> {
  const claimed = { ...payment, reference: asked.reference, unanswered: asked }
  const changes = {
    paymentStatus: 'authorising',
    authorizingSince: at,
    document: replacePayment(order.document, claimed),
  } as const
  return { order: await updateOrder(trx, order.orderNo, changes, at), payment: claimed, asked }
}

/**
 * After a lost answer the same is asked under the same reference. What is paid in another way gets a
 * reference of its own, and the first attempt is looked up and given back.
 */
async function toClaim(
  trx: Trx,
  order: StoredOrder,
  { current, payment }: Record<'current' | 'payment', OrderPayment>,
  at: Date,
): Promise<Asked> {
  const before = unansweredOf(order, current)
  const asked = toAsked(order, payment, requireToken(payment))
  if (!before) return asked
  const isSameMethod = before.paymentMethodId === asked.paymentMethodId
  // an approval of a wallet is what was paid; whoever enters a card again gets the first answer
  const isCard = kindOfPayment(asked.paymentMethodId) === 'card'
  if (isSameMethod && (isCard || before.token === asked.token)) {
    return { ...before, token: asked.token, isRepeated: true }
  }
  await recordUnanswered(trx, order, current, at)
  return { ...asked, reference: `${order.orderNo}-${randomUUID().replaceAll('-', '')}` }
}

/**
 * Settles the payment. If it was the last one that waited for the gateway, also settles the payments that need no
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
  asked: Asked,
  result: AuthorizationResult,
): Promise<StoredOrder> {
  const order = await lockOrder(trx, orderNo)
  if (!order) throw unavailable('The order has gone.')
  const payment = findPayment(order.document, instrumentId)
  if (order.status !== 'created' || payment.isSettled) return order
  // given up meanwhile, and recorded to be looked up
  if (payment.unanswered?.reference !== asked.reference) return order
  if (result.isApproved) return settle(dependencies, trx, order, settlePayment(payment, result))
  // a refusal to be asked again says nothing of the answer that was lost
  const isAnswer = result.isDeclined || !payment.unanswered.isRepeated
  if (order.document.phoneOrder) {
    if (!isAnswer) await recordUnanswered(trx, order, payment, dependencies.now())
    return keepWaiting(dependencies, trx, order, payment, result)
  }
  const flash = toFailureFlash(result.message)
  const answered = isAnswer ? withoutUnanswered(payment) : payment
  const document = replacePayment(order.document, answered)
  return failOrder(trx, dependencies, { ...order, document }, { reopenBasket: true, flash })
}

/** The link of an order by phone takes another card, under another reference. */
function keepWaiting(
  { now }: OrderDependencies,
  trx: Trx,
  { orderNo, document }: StoredOrder,
  payment: OrderPayment,
  { message = 'The payment was declined.' }: AuthorizationResult,
): Promise<StoredOrder> {
  const attempts = (payment.declined?.attempts ?? 0) + 1
  const declined = { attempts, at: now().toISOString(), message }
  const instrument = withoutTokens(payment.instrument)
  const answered = { ...withoutUnanswered(payment), reference: undefined, instrument, declined }
  const changed = replacePayment(document, answered)
  const open = { paymentStatus: 'open', authorizingSince: null } as const
  return updateOrder(trx, orderNo, { ...open, document: changed }, now())
}

/**
 * Without a response from the gateway, the order can be paid again under the same reference. One by
 * phone stays claimed by nobody: it does not end before the gateway has said what became of it.
 */
async function release(db: Db, { now }: OrderDependencies, orderNo: string): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order?.paymentStatus !== 'authorising') return
    const released = order.document.phoneOrder
      ? { authorizingSince: new Date(0) }
      : ({ paymentStatus: 'open', authorizingSince: null } as const)
    await updateOrder(trx, orderNo, released, now())
  })
}

export async function askGateway(
  db: Db,
  dependencies: OrderDependencies,
  { order, payment, asked }: GatewayClaim,
) {
  const { payments, savedCards } = dependencies
  const { paymentInstrumentId } = payment.instrument
  const { reference, amountMinor, paymentMethodId, token } = asked
  const isWallet = kindOfPayment(paymentMethodId) === 'wallet'
  try {
    const result = await payments.authorize({
      reference,
      amountMinor,
      currency: order.currency,
      customerId: order.customerId,
      transientToken: token,
      billTo: toBillingContact(order),
      ...(isWallet ? { wallet: paymentMethodId, basketId: order.basketId } : {}),
    })
    const work = (trx: Trx) =>
      conclude(dependencies, trx, order.orderNo, paymentInstrumentId, asked, result)
    // the shopper may open a new basket at the moment in which the old one is reopened
    const concluded = await transact(db, work, { isKeyContended: true })
    if (concluded.status === 'failed') await reverseCharges(db, dependencies, concluded)
    else if (result.isApproved) await keepCard(savedCards, order, payment, token)
    return concluded
  } catch (error) {
    await release(db, dependencies, order.orderNo)
    throw error
  }
}

/** @returns undefined when the claim of that process has expired, because it has stopped. */
export async function awaitOther(
  db: Db,
  { now }: OrderDependencies,
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
