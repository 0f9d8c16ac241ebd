import type { Timestamp } from '../db/columns'

interface ConsentStatusTable {
  site_id: string
  subscription_id: string
  channel: 'email' | 'sms' | 'whatsapp'
  /** An e-mail address in lower case, or a phone number as digits with a leading plus. */
  contact_point: string
  status: 'opt_in' | 'opt_out'
  customer_id: string
  updated_at: Timestamp
}

/** The tables of the consents module (migration 140). */
declare module '../db/schema' {
  interface Schema {
    consent_status: ConsentStatusTable
  }
}
