import { toMinor } from '../money'
import { SITE_DEFAULTS } from '../sites/site-preferences.rules'

/**
 * How a payment is carried out: by the gateway with a card or the shopper's wallet, from a gift
 * certificate's balance, by the shopper afterwards, or not at all.
 */
export type PaymentKind = 'card' | 'wallet' | 'gift' | 'later' | 'none'

/** The payment methods the engine can carry out; others of a site are not offered. */
export const PAYMENT_METHODS: Readonly<Record<string, PaymentKind>> = {
  CREDIT_CARD: 'card',
  PayPal: 'wallet',
  Venmo: 'wallet',
  KLARNA: 'wallet',
  GIFT_CERTIFICATE: 'gift',
  GIFTCARD: 'gift',
  GIFTCARD_DISCOUNTED: 'gift',
  PAY_BY_CHECK: 'later',
  NO_PAYMENT: 'none',
}

/** The site preferences that say from which amount on a method is offered, in whole units (PAY-006). */
const MINIMUM_PREFERENCES: Readonly<Record<string, 'klarnaMinimumAmount'>> = {
  KLARNA: 'klarnaMinimumAmount',
}

/** Pay in installments: neither for what is sent again and again (PAY-005) nor for gift cards. */
const IN_INSTALLMENTS: ReadonlySet<string> = new Set(['KLARNA'])

export interface Applicability {
  /** Cents of the total that gift cards leave open; absent: all of it. */
  openMinor?: number
  /** The site's. */
  preferences?: Readonly<Record<string, unknown>>
  /** Gift cards are among what is bought. */
  hasGiftCards?: boolean
}

/**
 * Only a free order goes without payment, and a free order needs no other (PAY-032).
 * @param custom of the basket or order: what the shopper subscribes to with it.
 */
export function isApplicableTo(
  methodId: string,
  totalMinor: number,
  custom: Readonly<Record<string, unknown>>,
  { openMinor = totalMinor, preferences = {}, hasGiftCards = false }: Applicability = {},
): boolean {
  if (openMinor < minimumOf(methodId, preferences)) return false
  const isPaidAtOnce = hasGiftCards || hasSubscriptions(custom.c_subscriptionOptins)
  if (IN_INSTALLMENTS.has(methodId) && isPaidAtOnce) return false
  return (PAYMENT_METHODS[methodId] === 'none') === (totalMinor === 0)
}

function minimumOf(methodId: string, preferences: Readonly<Record<string, unknown>>): number {
  const name = MINIMUM_PREFERENCES[methodId]
  if (name === undefined) return 0
  const set = preferences[name]
  const amount = set === undefined || set === '' ? NaN : Number(set)
  return toMinor(amount >= 0 ? amount : SITE_DEFAULTS[name])
}

/** The opt-ins are JSON text: `{"optedin": [{"id": "…", "frequency": "2_3"}]}` (D2 §3). */
function hasSubscriptions(optins: unknown): boolean {
  if (typeof optins !== 'string') return isNonEmpty(optins)
  try {
    return isNonEmpty(JSON.parse(optins))
  } catch {
    return false
  }
}

function isNonEmpty(optins: unknown): boolean {
  const list: unknown =
    typeof optins === 'object' && optins !== null && 'optedin' in optins ? optins.optedin : optins
  return Array.isArray(list) && list.length > 0
}

/** Whether the gateway must be asked. */
export function needsGateway(methodId: string): boolean {
  const kind = PAYMENT_METHODS[methodId]
  return kind === 'card' || kind === 'wallet'
}

/** Paid from the balance of a gift certificate or gift card. */
export function isGiftMethod(methodId: string): boolean {
  return PAYMENT_METHODS[methodId] === 'gift'
}
