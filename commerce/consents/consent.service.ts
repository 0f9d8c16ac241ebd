import type { ShopperConsentsTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import { pickText, type Locale } from '../sites/locale'
import { CONSENT_SUBSCRIPTIONS, type ConsentSubscription } from './consent-subscriptions.constants'
import {
  saveConsent,
  selectConsents,
  selectNewsletterLists,
  type StoredConsent,
} from './consent.repository'
import { refuseUpdate, type ConsentRefusal } from './consent.rules'
import type { ConsentUpdate, SubscriptionsQuery } from './consent.schemas'

const MAX_STATUSES = 10

export interface ConsentingShopper {
  siteId: string
  customerId: string
  /** Only for a registered customer. */
  email?: string
}

export interface ConsentService {
  getSubscriptions(
    shopper: ConsentingShopper,
    query: SubscriptionsQuery,
    locale: Locale,
  ): Promise<ShopperConsentsTypes.ConsentSubscriptionResponse>
  /** @returns the reason for the refusal; undefined if the request was granted. */
  updateSubscription(
    shopper: ConsentingShopper,
    update: ConsentUpdate,
  ): Promise<ConsentRefusal | undefined>
}

export function createConsentService(db: Db, { now }: { now: () => Date }): ConsentService {
  async function listStatuses({ siteId, customerId, email }: ConsentingShopper) {
    const stored = await selectConsents(db, siteId, customerId, email)
    if (email === undefined) return stored
    const lists = await selectNewsletterLists(db, siteId, email)
    const signedUp = lists.map((subscriptionId): StoredConsent => {
      return { subscriptionId, channel: 'email', contactPointValue: email, status: 'opt_in' }
    })
    const isStored = (one: StoredConsent) =>
      stored.some(
        (other) =>
          other.subscriptionId === one.subscriptionId &&
          other.contactPointValue === one.contactPointValue.toLowerCase(),
      )
    return [...stored, ...signedUp.filter((one) => !isStored(one))]
  }

  return {
    async getSubscriptions(shopper, { tags, expand }, locale) {
      const statuses = expand.includes('consentStatus') ? await listStatuses(shopper) : undefined
      const shown = CONSENT_SUBSCRIPTIONS.filter(
        (subscription) => tags.length === 0 || subscription.tags.some((tag) => tags.includes(tag)),
      )
      return { data: shown.map((one) => toSubscription(one, locale, statuses)) }
    },
    async updateSubscription({ siteId, customerId }, update) {
      const refusal = refuseUpdate(update)
      if (!refusal) await saveConsent(db, siteId, customerId, update, now())
      return refusal
    },
  }
}

function toSubscription(
  { id, type = 'marketing', channels, title, subtitle, tags }: ConsentSubscription,
  locale: Locale,
  statuses: readonly StoredConsent[] | undefined,
): ShopperConsentsTypes.ConsentSubscription {
  return {
    subscriptionId: id,
    channels: [...channels],
    ...(statuses && {
      consentStatus: statuses
        .filter(({ subscriptionId }) => subscriptionId === id)
        .slice(0, MAX_STATUSES)
        .map(({ channel, contactPointValue, status }) => ({ channel, contactPointValue, status })),
    }),
    title: pickText(locale, title),
    subtitle: pickText(locale, subtitle),
    tags: [...tags],
    consentType: type,
    consentRequired: false,
    defaultStatus: 'opt_out',
  }
}
