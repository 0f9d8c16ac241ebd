import { z } from 'zod'
import { addDays } from '../../rules/days'

export const Id = z.string().min(1).max(256)
export const Text = z.string().optional()
/** A date with an optional time zone, which may be written with or without a colon. */
const DAY = /^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:\d\d)?$/
/** The end of a day, which XML Schema has as a time. */
const END_OF_DAY = /^(\d{4}-\d\d-\d\d)T24:00:00(?:\.0+)?/
const ZONE_WITHOUT_COLON = /([+-]\d\d)(\d\d)$/

/**
 * A date and time in ISO format. Without an offset it is in UTC; without a time it is the beginning
 * of the day.
 */
export const Instant = z
  .string()
  .transform((text) => {
    const [, day, dayZone = 'Z'] = DAY.exec(text) ?? []
    if (day !== undefined) return `${day}T00:00:00${dayZone}`
    const begun = text.replace(END_OF_DAY, (end, before: string) =>
      z.iso.date().safeParse(before).success ? `${addDays(before, 1)}T00:00:00` : end,
    )
    const instant = begun.includes('T') ? begun.replace(ZONE_WITHOUT_COLON, '$1:$2') : begun
    return /(Z|[+-]\d\d:\d\d)$/.test(instant) ? instant : `${instant}Z`
  })
  .pipe(z.iso.datetime({ offset: true }))
export const Texts = z.record(z.string(), z.record(z.string(), z.string()))
/** Locale → property → text or value. */
export const Localized = z.record(z.string(), z.record(z.string(), z.unknown()))

const AttributeValue = z.union([
  z.string(),
  z.boolean(),
  z.number(),
  z.array(z.string()),
  z.array(z.number()),
])
export const Custom = z.record(z.string(), AttributeValue)
export type CustomAttributes = z.infer<typeof Custom>
