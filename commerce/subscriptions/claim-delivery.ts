import { sql } from 'kysely'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import {
  toStoredSubscription,
  updateSubscription,
  type StoredSubscription,
} from './subscription.repository'
import { openRun, type SubscriptionRun } from './subscription-run.repository'

/** How long an engine keeps a delivery to itself; after that another engine may take over. */
const CLAIM_MS = 10 * 60_000

export interface ClaimedDelivery {
  subscription: StoredSubscription
  run: SubscriptionRun
}

/**
 * Two engines never claim the same delivery.
 * @param today the current day in the site's time zone
 */
export function claimDelivery(
  db: Db,
  siteId: string,
  today: string,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  return transact(db, async (trx) => {
    const row = await trx
      .selectFrom('subscription')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('state', '=', 'active')
      .where(sql<string>`coalesce(attempt_on, next_on)`, '<=', today)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .orderBy('next_on')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return undefined
    const { id, nextOn } = toStoredSubscription(row)
    const claimedUntil = new Date(now.getTime() + CLAIM_MS)
    const subscription = await updateSubscription(trx, id, { claimedUntil }, now)
    return { subscription, run: await openRun(trx, id, nextOn, now) }
  })
}
