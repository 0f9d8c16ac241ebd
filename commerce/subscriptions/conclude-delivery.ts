import { addDays } from '../../rules/days'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { firstAfter } from './subscription-dates.rules'
import {
  lockSubscription,
  updateSubscription,
  type StoredSubscription,
  type SubscriptionChanges,
} from './subscription.repository'
import { addEvent } from './subscription-event.repository'
import { lockRun, updateRun, type SubscriptionRun } from './subscription-run.repository'
import { queueNewsMail, type NewsDependencies, type NewsFacts } from './subscription-news'
import type { ClaimedDelivery } from './claim-delivery'

/**
 * Days until the next attempt after a declined or expired card; after the last one the subscription
 * is paused.
 */
const RETRY_DAYS = [1, 3, 5]

export type Attempt =
  | { kind: 'ordered'; orderNo: string }
  | { kind: 'declined' | 'cardExpired' }
  | { kind: 'out-of-stock' }
  | { kind: 'paused'; reason: 'card-missing' | 'address-missing' | 'not-deliverable' }
  | { kind: 'ended'; reason: 'product-gone' | 'customer-gone' }

interface Dependencies extends NewsDependencies {
  now: () => Date
}

interface Conclusion extends NewsFacts {
  subscription: StoredSubscription
  run: SubscriptionRun
  today: string
}

export async function concludeDelivery(
  db: Db,
  dependencies: Dependencies,
  claimed: ClaimedDelivery,
  facts: Pick<NewsFacts, 'site' | 'customer' | 'product'> & { today: string },
  attempt: Attempt,
): Promise<void> {
  const { now } = dependencies
  await transact(db, async (trx) => {
    const subscription = await lockSubscription(trx, claimed.subscription.id)
    if (!subscription) return
    const run = await lockRun(trx, subscription.id, claimed.run.due_on)
    // after an interruption of this engine, another one has already concluded the delivery
    if (run.outcome !== null && attempt.kind !== 'ordered') return
    const conclusion = { ...facts, subscription, run }
    const changes = await conclude(trx, dependencies, conclusion, attempt)
    await updateSubscription(trx, subscription.id, { ...changes, claimedUntil: null }, now())
  })
}

function conclude(
  trx: Trx,
  dependencies: Dependencies,
  conclusion: Conclusion,
  attempt: Attempt,
): Promise<SubscriptionChanges> {
  switch (attempt.kind) {
    case 'ordered':
      return ordered(trx, dependencies, conclusion, attempt.orderNo)
    case 'declined':
    case 'cardExpired':
      return declined(trx, dependencies, conclusion, attempt.kind)
    case 'out-of-stock':
      return outOfStock(trx, dependencies, conclusion)
    case 'paused':
      return stop(trx, dependencies, conclusion, 'paused', attempt.reason)
    case 'ended':
      return stop(trx, dependencies, conclusion, 'ended', attempt.reason)
  }
}

async function ordered(
  trx: Trx,
  { now }: Dependencies,
  { subscription, run, today }: Conclusion,
  orderNo: string,
): Promise<SubscriptionChanges> {
  if (run.outcome !== 'ordered') {
    await updateRun(trx, run, { outcome: 'ordered', orderNo }, now())
    await addEvent(trx, subscription.id, 'ordered', now(), orderNo)
  }
  return advance(subscription, run, today)
}

async function declined(
  trx: Trx,
  dependencies: Dependencies,
  conclusion: Conclusion,
  kind: 'declined' | 'cardExpired',
): Promise<SubscriptionChanges> {
  const { subscription, run, today } = conclusion
  const at = dependencies.now()
  const declines = run.declines + 1
  await updateRun(trx, run, { declines }, at)
  await addEvent(trx, subscription.id, 'declined', at)
  const days = RETRY_DAYS[run.declines]
  if (days === undefined) {
    const reason = kind === 'declined' ? 'card-declined' : 'card-expired'
    return stop(trx, dependencies, conclusion, 'paused', reason)
  }
  const retryOn = addDays(today, days)
  const news = { kind, day: run.due_on, retryOn }
  await queueNewsMail(trx, dependencies, conclusion, news, `${run.due_on}:${today}`)
  return { attemptOn: retryOn }
}

/** Retries the delivery every day, until the following delivery would be due. */
async function outOfStock(
  trx: Trx,
  dependencies: Dependencies,
  conclusion: Conclusion,
): Promise<SubscriptionChanges> {
  const { subscription, run, today } = conclusion
  const { due_on: day } = run
  const tomorrow = addDays(today, 1)
  if (tomorrow < firstAfter(subscription.anchorOn, subscription, day)) {
    await queueNewsMail(trx, dependencies, conclusion, { kind: 'outOfStock', day }, day)
    return { attemptOn: tomorrow }
  }
  await updateRun(trx, run, { outcome: 'missed' }, dependencies.now())
  await addEvent(trx, subscription.id, 'missed', dependencies.now(), day)
  await queueNewsMail(trx, dependencies, conclusion, { kind: 'missed', day }, day)
  return advance(subscription, run, today)
}

async function stop(
  trx: Trx,
  dependencies: Dependencies,
  conclusion: Conclusion,
  kind: 'paused' | 'ended',
  reason: string,
): Promise<SubscriptionChanges> {
  const { subscription, today } = conclusion
  if (subscription.state !== 'active') return {}
  const state = kind === 'paused' ? 'paused' : 'cancelled'
  await addEvent(trx, subscription.id, state, dependencies.now(), reason)
  await queueNewsMail(trx, dependencies, conclusion, { kind, reason }, today)
  return { state, reason, attemptOn: null }
}

/**
 * Moves the subscription to its next delivery after today; deliveries missed while no engine ran
 * are not made up for.
 */
function advance(
  subscription: StoredSubscription,
  { due_on: dueOn }: SubscriptionRun,
  today: string,
): SubscriptionChanges {
  // the customer may have changed the date in the meantime
  if (subscription.nextOn !== dueOn) return {}
  const { anchorOn } = subscription
  const last = dueOn > today ? dueOn : today
  return { nextOn: firstAfter(anchorOn, subscription, last), attemptOn: null }
}
