import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

export interface OutboxMailTable {
  id: Generated<number>
  /** What the mail is about, e.g. `order:00001001`; one mail for each. */
  reference: string
  recipient: string
  subject: string
  text: string
  html: string
  /** As `Name <address>`; null: that of `MAIL_FROM`. */
  sender: string | null
  /** Where one click ends mails of its kind; null: it does not advertise. */
  unsubscribe_url: string | null
  created_at: Timestamp
  attempts: Generated<number>
  /** null: not to be sent (any more). */
  next_attempt_at: Timestamp | null
  sent_at: Timestamp | null
  last_error: string | null
  /** When an operator took it back (migration 417). */
  discarded_at: Generated<Date | null>
}

/** The tables of the mail module (migrations 070, 310 and 417). */
export interface MailTables {
  outbox_mail: OutboxMailTable
}
