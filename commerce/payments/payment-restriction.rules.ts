import type { PaymentRestriction } from './payments.tables'

/** Who pays, and what. */
export interface PaymentContext {
  customerGroupIds: readonly string[]
  currency: string
  totalMinor: number
  /** Of the billing address; absent: not known yet, which excludes nothing. */
  countryCode?: string
}

/** Whether the archive's restriction of a payment method lets this shopper use it for this total. */
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
