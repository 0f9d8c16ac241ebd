import { asFields, asText } from '@/lib/read-fields'
import { ONE_HOUR_MS } from '@/lib/times'

export interface CountdownTimer {
  /** When it is over, in ms since 1970. */
  endsAt: number
  textColor?: string
  backgroundColor?: string
}

/** Reads a `countdownTimer`; undefined where it is switched off or names no instant (CNT-049). */
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

// Longer than a shared cache stores a page: server and browser must not differ on what is over.
const LINGER_MS = ONE_HOUR_MS

/** Whether a countdown may still be running at a time. It ends by itself, by the browser's clock. */
export function isWorthCounting({ endsAt }: CountdownTimer, now: number): boolean {
  return now < endsAt + LINGER_MS
}
