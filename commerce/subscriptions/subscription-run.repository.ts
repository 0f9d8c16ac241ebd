import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { RunOutcome, SubscriptionRunTable } from './subscriptions.tables'

export type SubscriptionRun = Selectable<SubscriptionRunTable>

const MAX_SHOWN = 50

/** Returns the completed deliveries, newest first. */
export async function selectPastRuns(db: Db, subscriptionId: string): Promise<SubscriptionRun[]> {
  return db
    .selectFrom('subscription_run')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('outcome', 'is not', null)
    .orderBy('due_on', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}

/** Returns the delivery of a day, creating it if necessary; a skipped delivery is opened again. */
export async function openRun(
  trx: Trx,
  subscriptionId: string,
  dueOn: string,
  at: Date,
): Promise<SubscriptionRun> {
  await trx
    .insertInto('subscription_run')
    .values({ subscription_id: subscriptionId, due_on: dueOn, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'due_on'])
        .doUpdateSet({ outcome: null })
        .where('subscription_run.outcome', '=', 'skipped'),
    )
    .execute()
  return lockRun(trx, subscriptionId, dueOn)
}

export function selectRun(
  trx: Trx,
  subscriptionId: string,
  dueOn: string,
): Promise<SubscriptionRun | undefined> {
  return trx
    .selectFrom('subscription_run')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('due_on', '=', dueOn)
    .executeTakeFirst()
}

export function lockRun(trx: Trx, subscriptionId: string, dueOn: string): Promise<SubscriptionRun> {
  return trx
    .selectFrom('subscription_run')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('due_on', '=', dueOn)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

interface RunChanges {
  basketId?: string
  orderNo?: string
  outcome?: RunOutcome
  declines?: number
}

export async function updateRun(
  trx: Trx,
  { subscription_id: id, due_on: dueOn }: Pick<SubscriptionRun, 'subscription_id' | 'due_on'>,
  { basketId, orderNo, outcome, declines }: RunChanges,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('subscription_run')
    .set({ basket_id: basketId, order_no: orderNo, outcome, declines, updated_at: at })
    .where('subscription_id', '=', id)
    .where('due_on', '=', dueOn)
    .execute()
}
