import { millisecondsInDay } from 'date-fns/constants'
import type { Db } from '../db/client'
import { badRequest } from '../http/problem'
import { saveSubscription } from './newsletter.repository'
import type { Subscription } from './newsletter.schemas'

export interface NewsletterService {
  /** @throws Problem 400 for a birthday in the future. */
  subscribe(siteId: string, subscription: Subscription): Promise<void>
}

export function createNewsletterService(db: Db, { now }: { now: () => Date }): NewsletterService {
  return {
    async subscribe(siteId, subscription) {
      const time = now()
      // allows one day more, because it may already be tomorrow in the subscriber's time zone
      if (new Date(subscription.birthDate).getTime() > time.getTime() + millisecondsInDay) {
        throw badRequest('c_birthdate: a day that is still to come')
      }
      await saveSubscription(db, siteId, subscription, time)
    },
  }
}
