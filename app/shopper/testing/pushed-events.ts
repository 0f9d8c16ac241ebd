import { createHash } from 'node:crypto'

/** What lies in the data layer, without whether the visitor may be followed, which stands before it. */
export function pushedEvents(): object[] {
  return (window.dataLayer ?? []).filter((entry) => Reflect.get(entry, 'event') !== 'consent')
}

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
