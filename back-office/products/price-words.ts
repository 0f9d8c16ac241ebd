import type { OfficePrice, OfficePriceBook, ScheduledPriceKey } from '@contracts/merchandise'
import { formatMoment } from '../parts/moment-text'
import { formatMinor } from '@rules/office-money'

/** `$9.50 from 6 pieces` */
export const toPriceText = (
  { amountMinor, minQuantity }: OfficePrice,
  { currency }: OfficePriceBook,
): string =>
  `${formatMinor(amountMinor, currency)}${minQuantity > 1 ? ` from ${minQuantity} pieces` : ''}`

/** `from Dec 1, 2026, 09:00 PST to Dec 24, 2026, 09:00 PST`; empty for a price without limits. */
export function toPeriodText({ from, until }: OfficePrice): string {
  if (from && until) return `from ${formatMoment(from)} to ${formatMoment(until)}`
  if (from) return `from ${formatMoment(from)}`
  return until ? `until ${formatMoment(until)}` : ''
}

/** Identifies a price, as the page shows it, to the engine. */
export const toPriceKey = (
  { id }: OfficePriceBook,
  { minQuantity, begin, amountMinor, until }: OfficePrice,
): ScheduledPriceKey => ({
  ...{ bookId: id, minQuantity, begin },
  expected: { amountMinor, ...(until && { until }) },
})
