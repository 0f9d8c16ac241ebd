import type { MailKind } from '../../contracts/mail'

/** Kinds of mails whose reference contains an order number. */
export const MAILS_OF_ORDERS: readonly MailKind[] = [
  'order',
  'shipped',
  'cancelled',
  'refunded',
  'card-declined',
  'gift-certificate',
]
