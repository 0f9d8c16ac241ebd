import { logContext } from './log-context'

/* The one place that writes to the console: the host turns these lines into its JSON log. */

type Details = Readonly<Record<string, unknown>>

/** Something a shopper does not see but an operator should: unknown content, an optional part that failed. */
export function logWarning(message: string, details: Details = {}): void {
  // eslint-disable-next-line no-console
  console.warn(line('warn', message, details))
}

/** A failure that cost a shopper something. */
export function logError(message: string, details: Details = {}): void {
  // eslint-disable-next-line no-console
  console.error(line('error', message, details))
}

function line(level: string, message: string, details: Details): string {
  return JSON.stringify({ level, message, ...logContext(), ...details }, (_key, value: unknown) =>
    value instanceof Error ? { name: value.name, message: value.message } : value,
  )
}
