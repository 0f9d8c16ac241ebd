import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

export interface OutboxMailTable {
  id: Generated<number>
  /** The subject matter, e.g. `order:00001001`; at most one mail per reference. */
  reference: string
  recipient: string
  subject: string
  text: string
  html: string
  /** As `Name <address>`; null means that of `MAIL_FROM`. */
  sender: string | null
  /** The one-click unsubscribe address of an advertising mail; null for any other mail. */
  unsubscribe_url: string | null
  created_at: Timestamp
  attempts: Generated<number>
  /** Null if the mail is not to be sent (any more). */
  next_attempt_at: Timestamp | null
  sent_at: Timestamp | null
  last_error: string | null
  /** When an operator canceled the mail (migration 417). */
  discarded_at: Generated<Date | null>
}

/** The tables of the mail module (migrations 070, 310 and 417). */
declare module '../db/schema' {
  interface Schema {
    outbox_mail: OutboxMailTable
  }
}
