import { parseOpeningHours, type OpeningHours } from '../../rules/special-days'
import { isOn } from '../custom-values'

type Custom = Readonly<Record<string, unknown>>

const ALWAYS_CLOSED: OpeningHours = {
  special: [{ from: '0001-01-01', to: '9999-12-31', names: {}, spans: [] }],
}

/** Returns the opening hours that a shop's attributes state; undefined if they are not known. */
export const statedHoursOf = (custom: Custom | undefined): OpeningHours | undefined =>
  parseOpeningHours(custom?.['hoursPrimary'], custom?.['specialDays'])

/** Like `statedHoursOf`; a shop that is temporarily closed has none, without an end. */
export const presentHoursOf = (custom: Custom | undefined): OpeningHours | undefined =>
  isOn(custom?.['temporarilyClosed']) ? ALWAYS_CLOSED : statedHoursOf(custom)

/** What a change means for pickups: what they were promised by, and when they are possible now. */
export const toHoursChange = (before: Custom, after: Custom) => ({
  before: statedHoursOf(before),
  after: presentHoursOf(after),
})
