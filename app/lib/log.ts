import { logContext } from './log-context'

/* The only module that writes to the console: the host turns these lines into its JSON log. */

type Details = Readonly<Record<string, unknown>>

/**
 * Logs a problem that shoppers do not see but operators should: unknown content, an optional part
 * that failed.
 */
export function logWarning(message: string, details: Details = {}): void {
  // eslint-disable-next-line no-console
  console.warn(line('warn', message, details))
}

/** Logs a failure that affected a shopper. */
export function logError(message: string, details: Details = {}): void {
  // eslint-disable-next-line no-console
  console.error(line('error', message, details))
}

function line(level: string, message: string, details: Details): string {
  return JSON.stringify({ level, message, ...logContext(), ...details }, (_key, value: unknown) =>
    value instanceof Error ? { name: value.name, message: value.message } : value,
  )
}
