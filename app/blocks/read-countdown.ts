import { millisecondsInHour } from 'date-fns/constants'
import { asFields, asText } from '@/lib/read-fields'

export interface CountdownTimer {
  /** The end of the countdown, in ms since 1970. */
  endsAt: number
  textColor?: string
  backgroundColor?: string
}

/** Reads a `countdownTimer`; returns undefined if it is disabled or has no valid date (CNT-049). */
export function readCountdown(value: unknown): CountdownTimer | undefined {
  const fields = asFields(value)
  const endsAt = Date.parse(asText(fields.date) ?? '')
  if (fields.countdownEnable !== true || Number.isNaN(endsAt)) return undefined
  return {
    endsAt,
    textColor: asText(fields.textColor),
    backgroundColor: asText(fields.backgroundColor),
  }
}

// Longer than shared caches keep a page, so that server and browser agree on what is over.
const LINGER_MS = millisecondsInHour

/**
 * Returns whether a countdown may still be running at `now`. The browser's clock ends it exactly.
 */
export function isWorthCounting({ endsAt }: CountdownTimer, now: number): boolean {
  return now < endsAt + LINGER_MS
}
