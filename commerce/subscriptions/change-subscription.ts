import { recordChange, toDifference } from '../audit/record-change'
import type { LineProduct } from '../catalog/line-product'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { readFacts, type DeliveryDependencies, type DeliveryFacts } from './make-delivery'
import {
  requireSeen,
  toAction,
  toLogged,
  toMailedChange,
  type Owner,
} from './subscription-change.rules'
import { addEvent } from './subscription-event.repository'
import { queueNewsMail, type NewsDependencies } from './subscription-news'
import { subscriptionNotFound, wrongState } from './subscription-problems'
import {
  lockSubscription,
  selectSubscription,
  updateSubscription,
  type StoredSubscription,
  type SubscriptionChanges,
} from './subscription.repository'
import { viewSubscription, type SubscriptionView } from './view-subscription'

export type SubscriptionDependencies = DeliveryDependencies & NewsDependencies

interface Change {
  changes: SubscriptionChanges
  event: string
  details?: string
  /** The new one, if it is another. */
  product?: LineProduct
}

type Decide = (
  current: StoredSubscription,
  trx: Trx,
  facts: DeliveryFacts,
) => Promise<Change> | Change

export function createChange(db: Db, dependencies: SubscriptionDependencies) {
  const { now } = dependencies
  return async (owner: Owner, id: string, decide: Decide): Promise<SubscriptionView> => {
    // reads before the transaction, because an embedded database has one connection
    const facts = await readFacts(dependencies, await requireOwn(db, owner, id))
    const changed = await transact(db, async (trx) => {
      const current = await lockSubscription(trx, id)
      if (!current) throw subscriptionNotFound(id)
      if (current.claimedUntil && current.claimedUntil > now()) {
        throw wrongState('Its delivery is being made at this moment. Please try again shortly.')
      }
      requireSeen(owner, current)
      const { changes, event, details, product } = await decide(current, trx, facts)
      await addEvent(trx, id, event, now(), details)
      const updated = await updateSubscription(trx, id, changes, now())
      const subject = { type: 'subscription', id } as const
      const difference = toDifference(toLogged(current), toLogged(updated))
      await recordChange(
        trx,
        owner.operator?.by,
        { action: toAction(event), subject, ...difference },
        now(),
      )
      const known = { ...facts, ...(product && { product }) }
      const mailed = owner.operator && toMailedChange(event)
      if (mailed) {
        const asked = { site: owner.site, subscription: updated, ...known }
        const news = { kind: 'changed', change: mailed, day: updated.nextOn } as const
        await queueNewsMail(trx, dependencies, asked, news, now().toISOString())
      }
      return { updated, known }
    })
    void dependencies.mail.deliver().catch(() => undefined)
    return viewSubscription(db, dependencies, owner.site, changed.updated, changed.known)
  }
}

export async function requireOwn(
  db: Db,
  { site, customerId }: Owner,
  id: string,
): Promise<StoredSubscription> {
  const found = await selectSubscription(db, id)
  if (found?.customerId === customerId && found.siteId === site.id) return found
  throw subscriptionNotFound(id)
}
