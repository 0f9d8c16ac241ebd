import type { MailKind } from '../../contracts/mail'

export const MAILS_OF_ORDERS: readonly MailKind[] = [
  'order',
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
]
