import type { PaymentRestriction } from './payments.tables'

export interface PaymentContext {
  customerGroupIds: readonly string[]
  currency: string
  totalMinor: number
  /** The country of the billing address; while it is unknown, it excludes no method. */
  countryCode?: string
}

/** Returns whether a payment method's restriction in the archive allows this shopper and total. */
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
