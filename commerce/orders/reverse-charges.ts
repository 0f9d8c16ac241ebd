import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Selectable } from 'kysely'
import { formatMinor } from '../../rules/office-money'
import type { Db, Trx } from '../db/client'
import type { Schema } from '../db/schema'
import { transact } from '../db/transact'
import { isPayPalPayment, PAYPAL } from '../payments/paypal'
import type { FoundPayment } from '../payments/card-gateway.port'
import { addHistory } from './fail-order'
import { gatewayPause } from './gateway-pause'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, updateOrder, type StoredOrder } from './order.repository'

type OpenReversal = Selectable<Schema['open_reversal']>
type Needed = Pick<OrderDependencies, 'now' | 'payments'>
type Outcome = 'reversed' | 'settled' | 'open' | 'failed'

/** An authorization expires at the gateway after 7 days (in milliseconds) and needs no reversal. */
const LAPSE_MS = 7 * millisecondsInDay
/** Until then a payment that the gateway does not have may still arrive there, or be found later. */
const ARRIVAL_MS = millisecondsInHour
/** Maximum number of rows in one sweep, to limit its duration. */
const AT_ONCE = 200
/** Calls without an answer after which a sweep asks a gateway no more: each takes up to 20 s. */
const STOP_AFTER = 3
/** Attempts after which operators are told, about half an hour after the first. */
const NOTED_AFTER = 5

/**
 * Reverses what is known to be charged. Failed calls do not throw: `retryReversals` repeats them,
 * and finds out the rest.
 */
export async function reverseCharges(
  db: Db,
  needed: Needed,
  { orderNo }: Pick<StoredOrder, 'orderNo'>,
): Promise<void> {
  const all = db.selectFrom('open_reversal').selectAll().where('order_no', '=', orderNo)
  const rows = await all.where('transaction_id', 'is not', null).execute()
  for (const row of rows) await settle(db, needed, row)
}

/** @returns the numbers of the orders for which a payment was reversed. */
export async function retryReversals(db: Db, needed: Needed): Promise<string[]> {
  const rows = await selectDue(db, needed.now())
  const lost = new Map<boolean, number>()
  const reversed = new Set<string>()
  for (const row of rows) {
    const lostBefore = lost.get(isPayPal(row)) ?? 0
    if (lostBefore >= STOP_AFTER) continue
    const outcome = await settle(db, needed, row)
    if (outcome === 'reversed') reversed.add(row.order_no)
    if (outcome === 'failed') lost.set(isPayPal(row), lostBefore + 1)
  }
  return [...reversed]
}

const selectDue = (db: Db, now: Date): Promise<OpenReversal[]> =>
  db
    .selectFrom('open_reversal')
    .selectAll()
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()

/** PayPal takes the money at once, so that its payments do not lapse. */
const isPayPal = ({ transaction_id: id, asked }: OpenReversal): boolean =>
  asked?.wallet === PAYPAL || isPayPalPayment(id ?? '')

/**
 * Calls the gateway outside of any transaction. Repeating a call for the same payment has no
 * further effect.
 */
async function settle(db: Db, needed: Needed, row: OpenReversal): Promise<Outcome> {
  const { reference, currency } = row
  const age = needed.now().getTime() - row.created_at.getTime()
  if (age > LAPSE_MS && !isPayPal(row)) {
    await finish(db, needed, row, 'has lapsed at the gateway')
    return 'settled'
  }
  let found: FoundPayment
  try {
    found = await lookUp(needed, row)
    if (found.state === 'charged') await needed.payments.reverse({ ...found, reference, currency })
  } catch {
    await postpone(db, needed, row, row.failures + 1 >= NOTED_AFTER)
    return 'failed'
  }
  const { state } = found
  if (state === 'unknown' || (state === 'absent' && age < ARRIVAL_MS)) {
    await postpone(db, needed, row, state === 'unknown')
    return 'open'
  }
  const isReversed = state === 'charged'
  // what is known to be charged is given back without a word, as its order says that it has ended
  const said = row.asked ? (isReversed ? 'given back' : 'not charged') : undefined
  await finish(db, needed, row, said)
  return isReversed ? 'reversed' : 'settled'
}

async function lookUp({ payments }: Needed, row: OpenReversal): Promise<FoundPayment> {
  const { transaction_id: id, amount_minor: amountMinor, reference, currency, asked } = row
  if (id !== null) return { state: 'charged', id, amountMinor }
  if (!asked) return { state: 'unknown' }
  const { token: transientToken, wallet } = asked
  return payments.find({ reference, currency, transientToken, ...(wallet && { wallet }) })
}

/** Forgets the payment; what has become of it is noted at its order, once. */
async function finish(db: Db, { now }: Needed, row: OpenReversal, said?: string): Promise<void> {
  await transact(db, async (trx) => {
    // the order is locked first, as everywhere
    const order = await lockOrder(trx, row.order_no)
    const own = trx.deleteFrom('open_reversal').where('reference', '=', row.reference)
    const gone = await own.executeTakeFirst()
    if (!order || said === undefined || gone.numDeletedRows === 0n) return
    await note(trx, order, row, { said, isUnknown: false, at: now() })
  })
}

/** @param isNoted whether operators are told, which happens once */
async function postpone(
  db: Db,
  { now }: Needed,
  row: OpenReversal,
  isNoted: boolean,
): Promise<void> {
  const { reference, failures, asked } = row
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, row.order_no)
    const isNew = isNoted && row.noted_at === null
    const retry_at = new Date(now().getTime() + gatewayPause(failures + 1))
    const changes = { failures: failures + 1, retry_at, ...(isNew && { noted_at: now() }) }
    const own = trx.updateTable('open_reversal').set(changes).where('reference', '=', reference)
    const changed = await own.where('failures', '=', failures).executeTakeFirst()
    if (!order || !isNew || changed.numUpdatedRows === 0n) return
    const said = `${asked ? 'not known' : 'not given back'}, check at the gateway`
    await note(trx, order, row, { said, isUnknown: true, at: now() })
  })
}

async function note(
  trx: Trx,
  { orderNo, document }: StoredOrder,
  { amount_minor: amountMinor, currency, asked, transaction_id: id }: OpenReversal,
  { said, isUnknown, at }: { said: string; isUnknown: boolean; at: Date },
): Promise<void> {
  const amount = formatMinor(amountMinor, currency)
  const what = asked ? `payment of ${amount} without an answer` : `payment of ${amount} (${id})`
  const noted = addHistory(document, `${what}: ${said}`, at)
  const payments = noted.payments.map((payment) =>
    payment.instrument.paymentInstrumentId === asked?.paymentInstrumentId
      ? { ...payment, isUnknown }
      : payment,
  )
  await updateOrder(trx, orderNo, { document: { ...noted, payments } }, at)
}
