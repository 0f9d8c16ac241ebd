import { sql, type RawBuilder } from 'kysely'
import { millisecondsInDay } from 'date-fns/constants'
import { UNDECIDED } from '../../rules/claims'
import type { KeptDays } from '../config'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { ERASED } from '../mail/erased.constants'
import { makeNobodys } from './make-nobodys'

export interface Retention {
  /** Takes at most some thousands of each kind, the oldest first; the next run goes on. */
  run(): Promise<{ done: Record<keyof KeptDays, number>; errors: unknown[] }>
}

const ROWS = 500
const MAX_ROUNDS = 20
const MAX_ORDERS = 200

/** What is old enough to be deleted, by its id. Mails that are still to be sent stay. */
const OLD = {
  mails: (before: Date) => sql`outbox_mail where id in (
    select id from outbox_mail where created_at < ${before} and next_attempt_at is null
    order by id limit ${ROWS})`,
  messages: (before: Date) => sql`service_case where id in (
    select id from service_case where created_at < ${before} order by created_at limit ${ROWS})`,
  audit: (before: Date) => sql`audit_entry where id in (
    select id from audit_entry where at < ${before} order by id limit ${ROWS})`,
} satisfies Partial<Record<keyof KeptDays, (before: Date) => RawBuilder<unknown>>>

export function createRetention(
  db: Db,
  { days, now }: { days: KeptDays; now: () => Date },
): Retention {
  const before = (kind: keyof KeptDays) =>
    new Date(now().getTime() - days[kind] * millisecondsInDay)

  async function deleteOld(kind: keyof typeof OLD): Promise<number> {
    if (days[kind] === 0) return 0
    let deleted = 0
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const { numAffectedRows = 0n } = await sql`delete from ${OLD[kind](before(kind))}`.execute(db)
      deleted += Number(numAffectedRows)
      if (numAffectedRows < ROWS) break
    }
    return deleted
  }

  async function forgetGuests(errors: unknown[]): Promise<number> {
    if (days.guestOrders === 0) return 0
    const old = oldGuestOrders(db, before('guestOrders'))
    const found = await old.select('order_no').limit(MAX_ORDERS).execute()
    let forgotten = 0
    for (const { order_no: orderNo } of found) {
      try {
        await transact(db, async (trx) => {
          const order = await oldGuestOrders(trx, before('guestOrders'))
            .selectAll('order_header')
            .where('order_no', '=', orderNo)
            .forUpdate('order_header')
            .executeTakeFirst()
          if (!order) return
          await makeNobodys(trx, order)
          forgotten += 1
        })
      } catch (error) {
        errors.push(error)
      }
    }
    return forgotten
  }

  return {
    async run() {
      const errors: unknown[] = []
      const done = {
        mails: await deleteOld('mails'),
        messages: await deleteOld('messages'),
        audit: await deleteOld('audit'),
        guestOrders: await forgetGuests(errors),
      }
      return { done, errors }
    },
  }
}

/** Orders of guests that have ended or left, and of which no claim or return waits. */
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
    .orderBy('created_at')
}
