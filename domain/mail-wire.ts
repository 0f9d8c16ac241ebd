/* Mails as the engine and its back office speak of them. Times are ISO texts. */

/** What a mail may be about, by the prefix of its reference. */
export const MAIL_KINDS = [
  'order',
  'shipped',
  'cancelled',
  'refunded',
  'card-declined',
  'gift-certificate',
  'subscription',
  'stock-notice',
  'account',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** `kept`: there is no mail server to send it; `failed`: given up after several attempts. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'discarded', 'kept'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail in a list. */
export interface OfficeMailRow {
  id: number
  kind: string
  recipient: string
  subject: string
  writtenAt: string
  state: MailState
  sentAt?: string
  attempts: number
  /** Of one that waits. */
  nextAttemptAt?: string
  /** The last answer of the mail server. */
  error?: string
}

export interface OfficeMailList {
  /** Newest first. */
  mails: OfficeMailRow[]
  /** Asked with as `before`, for the mails before these; absent: there are none. */
  next?: number
  /** There is a mail server. */
  canSend: boolean
}

export interface OfficeMail extends OfficeMailRow {
  canSend: boolean
  /** Of the order that it is about. */
  orderNo?: string
  /** Absent: it holds a code or a link that only its recipient, and an admin, may see. */
  text?: string
}
