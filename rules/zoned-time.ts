import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the time in a time zone, `2026-11-21 09:30:00`. `date-fns-tz` is an hour off in the hours
 * that the machine's own zone skips.
 */
export function zonedText(moment: Date | number, timeZone: string): string {
  const known = clocks.get(timeZone)
  const clock =
    known ??
    // Swedish dates are ISO 8601
    new Intl.DateTimeFormat('sv', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  if (!known) clocks.set(timeZone, clock)
  return clock.format(moment)
}

/** Returns a moment in ISO 8601 with the time and day of a time zone: `2026-11-21T09:30:00-08:00`. */
export function zonedIso(moment: Date, timeZone: string): string {
  const minutes = offsetAt(moment.getTime(), timeZone) / millisecondsInMinute
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  const text = zonedText(moment, timeZone).replace(' ', 'T')
  return `${text}${minutes < 0 ? '-' : '+'}${hour}:${minute}`
}

export function startOfDay(day: string, timeZone: string): Date {
  return fromZonedText(`${day}T00:00:00`, timeZone)
}

/**
 * Returns the moment of a time in a time zone, `2026-11-21T09:30:00`: the first of two if clocks are
 * set back, and as much later as they skip if they are set forward.
 */
export function fromZonedText(text: string, timeZone: string): Date {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const before = asUtc - offsetAt(asUtc - millisecondsInDay, timeZone)
  const after = asUtc - offsetAt(asUtc + millisecondsInDay, timeZone)
  const meant = text.replace('T', ' ')
  const isMeant = (moment: number) => zonedText(moment, timeZone).startsWith(meant)
  return new Date([before, after].sort((one, other) => one - other).find(isMeant) ?? before)
}

/** Returns how far a time zone is before UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const whole = moment - (((moment % 1000) + 1000) % 1000)
  return Date.parse(`${zonedText(whole, timeZone).replace(' ', 'T')}Z`) - whole
}
