import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

export interface OutboxMailTable {
  id: Generated<number>
  /** What the mail tells of, e.g. `order:00001001`; one mail for each. */
  reference: string
  recipient: string
  subject: string
  text: string
  html: string
  created_at: Timestamp
  attempts: Generated<number>
  /** null: not to be sent (any more). */
  next_attempt_at: Timestamp | null
  sent_at: Timestamp | null
  last_error: string | null
}

/** The tables of the mail module (migration 070). */
export interface MailTables {
  outbox_mail: OutboxMailTable
}
