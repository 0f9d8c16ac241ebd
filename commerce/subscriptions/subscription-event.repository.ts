import type { Db, Trx } from '../db/client'

export interface SubscriptionEvent {
  at: Date
  event: string
  details: string | null
}

/** Adds an entry to the history that the customer sees. */
export async function addEvent(
  trx: Trx,
  subscriptionId: string,
  event: string,
  at: Date,
  details?: string,
): Promise<void> {
  await trx
    .insertInto('subscription_event')
    .values({ subscription_id: subscriptionId, at, event, details: details ?? null })
    .execute()
}

/** Returns the history, newest first. */
export function selectEvents(db: Db, subscriptionId: string): Promise<SubscriptionEvent[]> {
  return db
    .selectFrom('subscription_event')
    .select(['at', 'event', 'details'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}

const MAX_SHOWN = 50
