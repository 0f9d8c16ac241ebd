import { sql, type RawBuilder } from 'kysely'
import { millisecondsInDay } from 'date-fns/constants'
import { UNDECIDED } from '../../rules/claims'
import type { KeptDays } from '../config'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { ERASED } from '../mail/erased.constants'
import { eraseOrder } from './erasure'

export interface Retention {
  /** Takes at most some thousands of each kind, the oldest first; the next run goes on. */
  run(): Promise<{ done: Record<keyof KeptDays, number>; errors: unknown[] }>
}

const ROWS = 500
const MAX_ROUNDS = 20
const MAX_ORDERS = 200

/**
 * What is old enough to be deleted, by its id; ids of mails and entries follow their time. Mails that
 * are still to be sent stay, and so do contact messages that nobody has answered.
 */
const OLD = {
  mails: (before: Date) => sql`outbox_mail where id in (
    select id from (
      select id, created_at from outbox_mail where next_attempt_at is null order by id limit ${ROWS}
    ) as first where created_at < ${before})`,
  messages: (before: Date) => sql`service_case where id in (
    select id from service_case
    where created_at < ${before}
      and (kind <> 'contact' or answered_at is not null)
      and not exists (
        select from service_case_answer where case_id = service_case.id and at >= ${before})
    order by created_at limit ${ROWS})`,
  audit: (before: Date) => sql`audit_entry where id in (
    select id from (select id, at from audit_entry order by id limit ${ROWS}) as first
    where at < ${before})`,
  phoneOrders: (before: Date) => sql`phone_order where id in (
    select id from phone_order where created_at < ${before} and order_no is null limit ${ROWS})`,
} satisfies Record<string, (before: Date) => RawBuilder<unknown>>

export function createRetention(
  db: Db,
  { days, now }: { days: KeptDays; now: () => Date },
): Retention {
  const before = (kind: keyof KeptDays) =>
    new Date(now().getTime() - days[kind] * millisecondsInDay)

  async function deleteOld(what: keyof typeof OLD, kind: keyof KeptDays): Promise<number> {
    if (days[kind] === 0) return 0
    let deleted = 0
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const { numAffectedRows = 0n } = await sql`delete from ${OLD[what](before(kind))}`.execute(db)
      deleted += Number(numAffectedRows)
      if (numAffectedRows < ROWS) break
    }
    return deleted
  }

  async function forgetGuests(errors: unknown[]): Promise<number> {
    if (days.guestOrders === 0) return 0
    const limit = before('guestOrders')
    let forgotten = 0
    let last = ''
    while (forgotten < MAX_ORDERS) {
      // what fails does not keep the rest from its turn
      const found = await oldGuestOrders(db, limit)
        .select('order_no')
        .where('order_no', '>', last)
        .limit(MAX_ORDERS)
        .execute()
      for (const { order_no: orderNo } of found) {
        last = orderNo
        const isDone = await transact(db, (trx) => forget(trx, limit, orderNo)).catch(
          (error: unknown) => void errors.push(error),
        )
        if (isDone) forgotten += 1
      }
      if (found.length < MAX_ORDERS) break
    }
    return forgotten
  }

  return {
    async run() {
      const errors: unknown[] = []
      const done = {
        mails: await deleteOld('mails', 'mails'),
        messages: await deleteOld('messages', 'messages'),
        audit: await deleteOld('audit', 'audit'),
        guestOrders: await forgetGuests(errors),
      }
      // bags that operators began for somebody, and that became no order
      await deleteOld('phoneOrders', 'messages')
      return { done, errors }
    },
  }
}

async function forget(trx: Trx, before: Date, orderNo: string): Promise<boolean> {
  const order = await oldGuestOrders(trx, before)
    .selectAll('order_header')
    .where('order_no', '=', orderNo)
    .forUpdate('order_header')
    .executeTakeFirst()
  if (order) await eraseOrder(trx, order)
  return order !== undefined
}

/**
 * Orders of guests that have ended or left, and of which nothing waits: no claim, return, change or
 * gift card that is still to be mailed.
 */
function oldGuestOrders(db: Db, before: Date) {
  const waiting = [...UNDECIDED, 'returning']
  return db
    .selectFrom('order_header')
    .where('created_at', '<', before)
    .where('email', 'not like', `%${ERASED}`)
    .where(({ eb, not }) =>
      not(
        eb.and([
          eb('status', 'in', ['created', 'new', 'open']),
          eb('shipping_status', '!=', 'shipped'),
        ]),
      ),
    )
    .where(
      sql<boolean>`not exists (
      select from customer where customer.id = order_header.customer_id)`,
    )
    .where(
      sql<boolean>`not exists (
      select from claim where claim.order_no = order_header.order_no and state = any(${waiting}))`,
    )
    .where(
      sql<boolean>`not exists (
      select from gift_certificate card where card.order_no = order_header.order_no and is_pending)`,
    )
    .where(
      sql<boolean>`not exists (
      select from order_proposal change
      where change.order_no = order_header.order_no and change.state = 'open')`,
    )
    .orderBy('order_no')
}
