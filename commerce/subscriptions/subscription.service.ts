import { addDays } from '../../rules/days'
import type { Db, Trx } from '../db/client'
import { badRequest } from '../http/problem'
import { frequenciesOf } from './subscription-offers.rules'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import { createChange, requireOwn, type SubscriptionDependencies } from './change-subscription'
import { findAddress } from './delivery.rules'
import { readFacts } from './make-delivery'
import {
  moveTo,
  requireActive,
  requireGoing,
  requireGoodCard,
  requireSubscribable,
  withProduct,
  type Owner,
} from './subscription-change.rules'
import { firstAfter, type Interval } from './subscription-dates.rules'
import { queueNewsMail } from './subscription-news'
import { invalidDate, wrongState } from './subscription-problems'
import { selectSubscriptions, type StoredSubscription } from './subscription.repository'
import { openRun, selectRun, updateRun } from './subscription-run.repository'
import { viewSubscription, type SubscriptionView } from './view-subscription'

const MAX_DAYS_AHEAD = 366

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/**
 * The changes that customers make to their subscriptions. All methods throw Problem 404 for an
 * unknown subscription or another customer's, and 409 if it has ended or its delivery is in
 * progress.
 */
export function createSubscriptionService(db: Db, dependencies: SubscriptionDependencies) {
  const { now } = dependencies
  const change = createChange(db, dependencies)

  return {
    /** Returns the active subscriptions first, then the paused and the canceled ones. */
    async list({ site, customerId }: Owner): Promise<SubscriptionView[]> {
      const views: SubscriptionView[] = []
      for (const stored of await selectSubscriptions(db, site.id, customerId)) {
        const facts = await readFacts(dependencies, stored)
        views.push(await viewSubscription(db, dependencies, site, stored, facts))
      }
      return views
    },

    async get(owner: Owner, id: string): Promise<SubscriptionView> {
      const stored = await requireOwn(db, owner, id)
      const facts = await readFacts(dependencies, stored)
      return viewSubscription(db, dependencies, owner.site, stored, facts)
    },

    /**
     * Keeps the date of the next delivery; later deliveries follow the new interval.
     * @throws Problem 400.
     */
    changeFrequency: (owner: Owner, id: string, { every, period }: Interval) =>
      change(owner, id, (current, _trx, { product }) => {
        requireGoing(current)
        const offered = product ? frequenciesOf(product.custom) : []
        const isOffered = offered.some((one) => one.every === every && one.every_period === period)
        if (!isOffered) throw badRequest('The product is not delivered at this interval.')
        const changes = { every, period, anchorOn: current.nextOn }
        return { changes, event: 'frequency', details: `${every}_${period}` }
      }),

    changeQuantity: (owner: Owner, id: string, quantity: number) =>
      change(owner, id, (current) => {
        requireGoing(current)
        const { document } = current
        const item = { ...document.item, quantity }
        const changes = { document: { ...document, item } }
        return { changes, event: 'quantity', details: String(quantity) }
      }),

    /** @throws Problem 400 for a product that cannot be delivered so. */
    changeProduct: async (owner: Owner, id: string, productId: string) => {
      const { site } = owner
      const products = await dependencies.catalog.getLineProducts(site.id, [productId])
      return change(owner, id, (current) => {
        requireGoing(current)
        const product = requireSubscribable(products.get(productId), current)
        const changes = { productId, document: withProduct(current.document, product) }
        return { changes, event: 'product', details: product.name, product }
      })
    },
    ...createCourseChanges(dependencies, change),

    /** @param addressId an id in the address book. @throws Problem 400 if it does not exist. */
    changeAddress: (owner: Owner, id: string, addressId: string) =>
      change(owner, id, (current, _trx, { customer }) => {
        requireGoing(current)
        const found = customer && findAddress({ ...current, addressId }, customer)
        if (!found) throw badRequest('The address is not in the address book.', 'address-not-found')
        return { changes: { addressId }, event: 'address', details: addressId }
      }),

    /** If a delivery is waiting for another card, it is retried at once. @throws Problem 400. */
    changePayment: (owner: Owner, id: string, paymentInstrumentId: string) =>
      change(owner, id, (current, _trx, { customer }) => {
        requireGoing(current)
        requireGoodCard(paymentInstrumentId, customer)
        const changes = { paymentInstrumentId, attemptOn: null }
        return { changes, event: 'payment' }
      }),

    /** Mails the customer, who alone can enter a card. */
    askForCard: (owner: Owner, id: string) =>
      change(owner, id, async (current, trx, facts) => {
        requireGoing(current)
        const asked = { site: owner.site, subscription: current, ...facts }
        await queueNewsMail(trx, dependencies, asked, { kind: 'cardAsked' }, now().toISOString())
        return { changes: {}, event: 'card' }
      }),
  }
}

function createCourseChanges(
  dependencies: SubscriptionDependencies,
  change: ReturnType<typeof createChange>,
) {
  const { now } = dependencies
  const todayOf = ({ preferences }: Site) => toShopTime(now(), timezoneOf(preferences)).day
  return {
    /** @throws Problem 400 for a day that is past, too far ahead or already used. */
    changeNextDate: (owner: Owner, id: string, day: string) =>
      change(owner, id, async (current, trx) => {
        requireActive(current)
        await requireFree(trx, current, day, todayOf(owner.site))
        return { changes: moveTo(current, day), event: 'moved', details: day }
      }),
    /**
     * @param day the day of the next delivery; 409 for any other day, e.g. if it was already
     * skipped
     */
    skip: (owner: Owner, id: string, day: string) =>
      change(owner, id, async (current, trx) => {
        requireActive(current)
        if (current.nextOn !== day) throw wrongState('This delivery is not the next one any more.')
        const run = await openRun(trx, id, day, now())
        if (run.outcome !== null) throw wrongState('This delivery was made already.')
        await updateRun(trx, run, { outcome: 'skipped' }, now())
        const nextOn = firstAfter(current.anchorOn, current, day)
        return { changes: { nextOn, attemptOn: null }, event: 'skipped', details: day }
      }),
    pause: (owner: Owner, id: string) =>
      change(owner, id, (current) => {
        requireActive(current)
        const changes = { state: 'paused', reason: 'customer', attemptOn: null } as const
        return { changes, event: 'paused' }
      }),
    /**
     * Without a given day, it continues on the planned next day if that is in the future, otherwise
     * tomorrow.
     * @throws Problem 400 for an impossible day.
     */
    resume: (owner: Owner, id: string, wanted: string | undefined, interval?: Interval) =>
      change(owner, id, async (current, trx) => {
        if (current.state === 'active') throw wrongState('It is active already.')
        const today = todayOf(owner.site)
        const day = wanted ?? (current.nextOn > today ? current.nextOn : addDays(today, 1))
        await requireFree(trx, current, day, today)
        const run = await selectRun(trx, id, day)
        if (run) await updateRun(trx, run, { declines: 0 }, now())
        const going = { ...current, ...interval }
        const changes = {
          state: 'active',
          reason: null,
          ...interval,
          ...moveTo(going, day),
        } as const
        return { changes, event: 'resumed', details: day }
      }),
    cancel: (owner: Owner, id: string, reason: string) =>
      change(owner, id, async (current, trx, facts) => {
        requireGoing(current)
        const newsFacts = { site: owner.site, subscription: current, ...facts }
        const news = { kind: 'cancelled', reason: 'customer' } as const
        await queueNewsMail(trx, dependencies, newsFacts, news, now().toISOString())
        const changes = { state: 'cancelled', reason, attemptOn: null } as const
        return { changes, event: 'cancelled', details: reason }
      }),
  }
}

async function requireFree(trx: Trx, { id }: StoredSubscription, day: string, today: string) {
  if (day < today) throw invalidDate('The day is in the past.')
  if (day > addDays(today, MAX_DAYS_AHEAD)) throw invalidDate('The day is too far in the future.')
  const run = await selectRun(trx, id, day)
  if (run?.outcome === 'ordered' || run?.outcome === 'missed') {
    throw invalidDate('There was a delivery on this day already.')
  }
}
