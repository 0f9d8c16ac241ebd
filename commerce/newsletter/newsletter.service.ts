import type { Db } from '../db/client'
import { badRequest } from '../http/problem'
import { saveSubscription } from './newsletter.repository'
import type { Subscription } from './newsletter.schemas'

export interface NewsletterService {
  /**
   * Signs an address up on a site; signing up again changes what is known of it.
   * @throws Problem 400 for a birthday that is still to come.
   */
  subscribe(siteId: string, subscription: Subscription): Promise<void>
}

export function createNewsletterService(db: Db, { now }: { now: () => Date }): NewsletterService {
  return {
    async subscribe(siteId, subscription) {
      const time = now()
      // it may be tomorrow already where the subscriber lives: no day is refused for its time zone
      if (new Date(subscription.birthDate).getTime() > time.getTime() + DAY_MS) {
        throw badRequest('c_birthdate: a day that is still to come')
      }
      await saveSubscription(db, siteId, subscription, time)
    },
  }
}

const DAY_MS = 86_400_000
