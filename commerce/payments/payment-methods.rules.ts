import { parseJson } from '../parse-json'
import { paymentFactsOf, type PaymentKind } from '../../rules/payment-methods'
import { toMinor } from '../money'
import { SITE_DEFAULTS } from '../sites/site-preferences.rules'

/** Returns the kind of a method; undefined if the engine does not support it. */
export function kindOfPayment(methodId: string): PaymentKind | undefined {
  return paymentFactsOf(methodId)?.kind
}

export function paymentTypeOf(methodId: string): string {
  return paymentFactsOf(methodId)?.type ?? methodId
}

export interface Applicability {
  /** The part of the total that gift cards do not cover; defaults to the whole total. */
  openMinor?: number
  currency: string
  preferences?: Readonly<Record<string, unknown>>
  hasGiftCards?: boolean
}

/**
 * Only a free order uses `NO_PAYMENT`, and it accepts no other method (PAY-032).
 * @param custom custom attributes of the basket or order, which contain the subscriptions.
 */
export function isApplicableTo(
  methodId: string,
  totalMinor: number,
  custom: Readonly<Record<string, unknown>>,
  { openMinor = totalMinor, currency, preferences = {}, hasGiftCards = false }: Applicability,
): boolean {
  if (openMinor < minimumOf(methodId, preferences, currency)) return false
  const isPaidAtOnce = hasGiftCards || hasSubscriptions(custom.c_subscriptionOptins)
  const { inInstallments, solution } = paymentFactsOf(methodId) ?? {}
  // a wallet's sheet neither says what a subscription costs nor to whom a gift card is mailed
  if ((inInstallments || solution) && isPaidAtOnce) return false
  return (kindOfPayment(methodId) === 'none') === (totalMinor === 0)
}

function minimumOf(
  methodId: string,
  preferences: Readonly<Record<string, unknown>>,
  currency: string,
): number {
  const name = paymentFactsOf(methodId)?.minimumPreference
  if (name === undefined) return 0
  const set = preferences[name]
  const amount = set === undefined || set === '' ? NaN : Number(set)
  return toMinor(amount >= 0 ? amount : SITE_DEFAULTS[name], currency)
}

/** The opt-ins are JSON text: `{"optedin": [{"id": "…", "frequency": "2_3"}]}` (CART-050). */
function hasSubscriptions(stored: unknown): boolean {
  const optins = typeof stored === 'string' ? parseJson(stored) : stored
  const list: unknown =
    typeof optins === 'object' && optins !== null && 'optedin' in optins ? optins.optedin : optins
  return Array.isArray(list) && list.length > 0
}

export function needsGateway(methodId: string): boolean {
  const kind = kindOfPayment(methodId)
  return kind === 'card' || kind === 'wallet'
}

export function isGiftMethod(methodId: string): boolean {
  return kindOfPayment(methodId) === 'gift'
}
