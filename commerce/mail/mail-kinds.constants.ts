import type { MailKind } from '../../domain/mail-wire'

/** Those whose reference goes on with an order's number. */
export const MAILS_OF_ORDERS: readonly MailKind[] = [
  'order',
  'shipped',
  'cancelled',
  'refunded',
  'card-declined',
  'gift-certificate',
]
