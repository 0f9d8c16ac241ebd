/**
 * `session-changed`: another customer than before, in this tab or another (not every new token).
 * `session-expired`: a registered customer's session could not be renewed.
 */
export type SessionEvent = 'session-changed' | 'session-expired'

type Listener = (event: SessionEvent, siteId: string) => void

const listeners = new Set<Listener>()

/** Calls back on each event; the answer ends that. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitSessionEvent(event: SessionEvent, siteId: string): void {
  listeners.forEach((listener) => listener(event, siteId))
}
