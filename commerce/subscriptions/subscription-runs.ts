import { addDays } from '../../rules/days'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site, SiteService } from '../sites/site.service'
import { claimDelivery, type ClaimedDelivery } from './claim-delivery'
import { concludeDelivery } from './conclude-delivery'
import { makeDelivery, readFacts, type DeliveryDependencies } from './make-delivery'
import {
  lockSubscription,
  toStoredSubscription,
  updateSubscription,
} from './subscription.repository'
import { queueNewsMail, type NewsDependencies } from './subscription-news'

/** Maximum number of deliveries per site and run; the rest waits for the next run. */
const BATCH = 100

interface RunReport {
  concluded: number
  /** The errors of deliveries without a result; these are retried when their claim has expired. */
  errors: unknown[]
}

export interface SubscriptionRuns {
  /** Safe to call at any time. */
  runDue(): Promise<RunReport>
  remind(): Promise<number>
}

export interface RunDependencies extends DeliveryDependencies, NewsDependencies {
  sites: SiteService
  /** How many days before a delivery its customer is reminded; 0 means never. */
  reminderDays: number
}

export function createSubscriptionRuns(db: Db, dependencies: RunDependencies): SubscriptionRuns {
  const { mail, now, reminderDays, sites } = dependencies
  const todayOf = ({ preferences }: Site) => toShopTime(now(), timezoneOf(preferences)).day

  async function deliver(site: Site, claimed: ClaimedDelivery, today: string): Promise<void> {
    const facts = await readFacts(dependencies, claimed.subscription)
    const attempt = await makeDelivery(db, dependencies, site, claimed, facts)
    if (attempt) {
      await concludeDelivery(db, dependencies, claimed, { site, today, ...facts }, attempt)
    } else {
      await release({ db, now }, claimed)
    }
  }

  async function runSite(site: Site, report: RunReport): Promise<void> {
    for (let count = 0; count < BATCH; count += 1) {
      const today = todayOf(site)
      const claimed = await claimDelivery(db, site.id, today, now())
      if (!claimed) return
      try {
        await deliver(site, claimed, today)
        report.concluded += 1
      } catch (error) {
        report.errors.push(error)
      }
    }
  }

  async function remindOne(site: Site): Promise<boolean> {
    const today = todayOf(site)
    const [near] = await selectNear({ db, reminderDays }, site.id, today)
    if (!near) return false
    const facts = await readFacts(dependencies, near)
    await transact(db, async (trx) => {
      const subscription = await lockSubscription(trx, near.id)
      const { nextOn: day } = near
      const isDue = subscription?.state === 'active' && subscription.nextOn === day
      if (!subscription || !isDue || subscription.remindedFor === day) return
      await queueNewsMail(
        trx,
        dependencies,
        { site, subscription, ...facts },
        { kind: 'reminder', day },
        day,
      )
      await updateSubscription(trx, near.id, { remindedFor: day }, now())
    })
    return true
  }

  return {
    async runDue() {
      const report: RunReport = { concluded: 0, errors: [] }
      for (const site of await sites.listSites()) await runSite(site, report)
      if (report.concluded > 0) mail.deliver().catch(() => undefined)
      return report
    },

    async remind() {
      let count = 0
      if (reminderDays === 0) return count
      for (const site of await sites.listSites()) {
        while (count < BATCH && (await remindOne(site))) count += 1
      }
      if (count > 0) mail.deliver().catch(() => undefined)
      return count
    },
  }
}

async function release(
  { db, now }: { db: Db; now: () => Date },
  { subscription: { id } }: ClaimedDelivery,
): Promise<void> {
  await transact(db, async (trx) => {
    if (!(await lockSubscription(trx, id))) return
    await updateSubscription(trx, id, { claimedUntil: null }, now())
  })
}

async function selectNear(
  { db, reminderDays }: { db: Db; reminderDays: number },
  siteId: string,
  today: string,
) {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '=', 'active')
    .where('next_on', '>', today)
    .where('next_on', '<=', addDays(today, reminderDays))
    .where((eb) =>
      eb.or([eb('reminded_for', 'is', null), eb('reminded_for', '<>', eb.ref('next_on'))]),
    )
    .orderBy('next_on')
    .limit(1)
    .execute()
  return rows.map(toStoredSubscription)
}
