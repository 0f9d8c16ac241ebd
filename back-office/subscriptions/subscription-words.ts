import { isDay } from '@rules/day-texts'
import { formatDay } from '@rules/moment-text'
import { intervalInWords } from '@rules/subscription-interval'
import type { OfficeSubscriptionState } from '@contracts/subscription'
import type { States } from '../parts/state-badge'

export const SUBSCRIPTION_STATES: States<OfficeSubscriptionState> = {
  active: ['Active', 'green'],
  failed: ['Delivery failed', 'red'],
  paused: ['Paused', 'orange'],
  cancelled: ['Cancelled', 'gray'],
}

/** Reason codes of the engine and of the storefront's form; any other reason is free text. */
const REASONS: Readonly<Record<string, string>> = {
  customer: 'On request',
  notNow: 'Not now',
  tooMuch: 'The customer has more than they need',
  tooExpensive: 'Too expensive',
  other: 'Another reason',
  'card-declined': 'The card was declined several times',
  'card-expired': 'The card has expired',
  'card-missing': 'There is no card to pay with',
  'address-missing': 'The address is no longer in the address book',
  'not-deliverable': 'It cannot be delivered to this address',
  'product-gone': 'The product is no longer offered as a subscription',
  'customer-gone': 'The customer may no longer buy',
  'order-cancelled': 'Its first order was cancelled',
}

export const toReason = (reason: string) => REASONS[reason] ?? reason

const OUTCOMES: Readonly<Record<string, string>> = {
  ordered: 'Ordered',
  skipped: 'Skipped',
  missed: 'Left out: not in stock in time',
}

export const toOutcome = (outcome: string) => OUTCOMES[outcome] ?? outcome

const EVENTS: Readonly<Record<string, string>> = {
  begun: 'Begun',
  ordered: 'Order made',
  declined: 'Payment declined',
  missed: 'Left out: not in stock in time',
  skipped: 'Delivery skipped',
  moved: 'Next delivery moved',
  frequency: 'Rhythm changed',
  quantity: 'Quantity changed',
  address: 'Address changed',
  payment: 'Card changed',
  product: 'Product changed',
  card: 'Another card asked for',
  paused: 'Paused',
  resumed: 'Resumed',
  cancelled: 'Cancelled',
}

export const toEvent = (event: string) => EVENTS[event] ?? event

/**
 * Returns the details of an event in words, e.g. `every 2 weeks` for a changed rhythm. Days and
 * reasons are formatted; any other text is unchanged.
 */
export function toEventDetails(event: string, details: string): string {
  if (event !== 'frequency') return isDay(details) ? formatDay(details) : toReason(details)
  const [every = 1, period = 1] = details.split('_').map(Number)
  return intervalInWords({ every, period })
}
