import type { PaymentRestriction } from './payments.tables'

/** The shopper and the amount of a payment. */
export interface PaymentContext {
  customerGroupIds: readonly string[]
  currency: string
  totalMinor: number
  /** Country of the billing address. While it is unknown, no method is excluded. */
  countryCode?: string
}

/**
 * Returns whether the archive's restriction of a payment method allows it for this shopper and
 * total.
 */
export function isUnrestricted(
  { customerGroupIds: groups, currencies, countries, ranges }: PaymentRestriction,
  paymentContext: PaymentContext,
): boolean {
  const { currency, totalMinor, countryCode } = paymentContext
  if (groups?.length && !groups.some((id) => paymentContext.customerGroupIds.includes(id)))
    return false
  if (currencies?.length && !currencies.includes(currency)) return false
  if (countryCode && countries?.length && !countries.includes(countryCode)) return false
  const own = (ranges ?? []).filter((range) => (range.currency ?? currency) === currency)
  return own.every(
    ({ minMinor = 0, maxMinor = Infinity }) => minMinor <= totalMinor && totalMinor <= maxMinor,
  )
}
