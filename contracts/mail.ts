/* Mails in the API between the engine and its back office. Times are ISO texts. */

export const MAIL_KINDS = [
  'order',
  'order-list',
  'phone-order',
  'shipped',
  'pickup',
  'cancelled',
  'changed',
  'refunded',
  'card-declined',
  'claim',
  'text',
  'gift-certificate',
  'subscription',
  'stock-notice',
  'account',
  'message',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * `kept`: not sent, because no mail server is configured; `failed`: given up after several
 * attempts.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'discarded', 'kept'] as const
export type MailState = (typeof MAIL_STATES)[number]

export interface OfficeMailRow {
  id: number
  kind: string
  recipient: string
  subject: string
  writtenAt: string
  state: MailState
  sentAt?: string
  attempts: number
  /** Only for a waiting mail. */
  nextAttemptAt?: string
  error?: string
}

export interface OfficeMailList {
  /** Newest first. */
  mails: OfficeMailRow[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: number
  /** Whether a mail server is configured. */
  canSend: boolean
}

export interface OfficeMail extends OfficeMailRow {
  canSend: boolean
  orderNo?: string
  /** Absent if it contains a code or a link that only the recipient and admins may see. */
  text?: string
}
