import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { isDay as isPlainDay } from '../../rules/day-texts'
import { toDate } from '../../rules/days'
import type { Words } from '../languages/words.types'

/**
 * Returns the rows about a shipment's delivery for the order confirmation: dates of dispatch and
 * arrival, ice, and instructions for the carrier (CHK-029).
 */
export function toJourneyLines(
  shipment: ShopperOrdersTypes.Shipment,
  { journey, locale }: Words,
): string[] {
  const day = (value: string) => dayInWords(value, locale)
  const { c_SHIP_DUE_DATE: due, c_arrivesFrom: from, c_arrivesBy: by } = shipment
  const { c_DATE_WANTED: wanted, c_icePack: ice, c_DeliveryInstructions: instructions } = shipment
  const arrives = (from: string, by: string) =>
    from === by ? journey.arrivesOn(by) : journey.arrivesBetween(from, by)
  return [
    isDay(wanted) ? journey.wanted(day(wanted)) : '',
    isDay(due) ? journey.leaves(day(due)) : '',
    isDay(from) && isDay(by) ? arrives(day(from), day(by)) : '',
    ice === true ? journey.ice : '',
    typeof instructions === 'string' ? journey.instructions(instructions) : '',
  ].filter((line) => line !== '')
}

/** Whether it begins with a day; other systems also send `12/24/2026`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && isPlainDay(value.slice(0, 10))
}

/**
 * Formats a day without converting time zones, so that it is the same day wherever the mail is
 * read.
 */
export function dayInWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(toDate(day.slice(0, 10)))
}
