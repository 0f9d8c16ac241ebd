import type { MailKind } from '../../domain/mail-wire'

/** Kinds of mails whose reference contains an order number. */
export const MAILS_OF_ORDERS: readonly MailKind[] = [
  'order',
  'shipped',
  'cancelled',
  'refunded',
  'card-declined',
  'gift-certificate',
]
