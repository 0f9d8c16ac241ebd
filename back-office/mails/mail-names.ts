import type { MailKind, MailState } from '@contracts/mail'
import type { States } from '../parts/state-badge'

export const KIND_NAMES: Readonly<Record<MailKind, string>> = {
  order: 'Order confirmation',
  'order-list': 'List of orders',
  'phone-order': 'Phone order',
  shipped: 'Parcel sent',
  pickup: 'Pickup in a shop',
  cancelled: 'Order cancelled',
  changed: 'Order changed',
  refunded: 'Refund',
  'card-declined': 'Card declined',
  claim: 'Claim',
  text: 'Text message',
  'gift-certificate': 'Gift card',
  subscription: 'Subscription',
  'stock-notice': 'Back in stock',
  account: 'Account',
  message: 'Answer to a message',
}

export const MAIL_STATES: States<MailState> = {
  waiting: ['Waiting', 'orange'],
  sent: ['Sent', 'green'],
  failed: ['Failed', 'red'],
  discarded: ['Discarded', 'gray'],
  kept: ['Not sent', 'gray'],
}

export function toKindName(kind: string): string {
  return Object.entries(KIND_NAMES).find(([one]) => one === kind)?.[1] ?? kind
}
