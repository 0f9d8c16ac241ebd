import type { Jsonb, Timestamp } from '../db/columns'
import type { SubscriptionList } from './newsletter.schemas'

interface NewsletterSubscriptionTable {
  site_id: string
  /** In lower case. */
  email: string
  first_name: string
  last_name: string
  phone: string | null
  postal_code: string
  /** `YYYY-MM-DD` */
  birth_date: string
  lists: Jsonb<SubscriptionList[]>
  created_at: Timestamp
  updated_at: Timestamp
}

/** The tables of the newsletter module (migration 050). */
declare module '../db/schema' {
  interface Schema {
    newsletter_subscription: NewsletterSubscriptionTable
  }
}
