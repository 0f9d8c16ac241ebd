import { createHash } from 'node:crypto'

/** Returns the events of the data layer, without the tracking consent. */
export function pushedEvents(): object[] {
  return (window.dataLayer ?? []).filter((entry) => Reflect.get(entry, 'event') !== 'consent')
}

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
