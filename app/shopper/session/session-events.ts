import type { SessionMarker } from '@/commerce-client/session-marker'

/**
 * `session-changed`: another customer than before, in this tab or another (not every new token).
 * `session-expired`: a registered customer's session could not be renewed.
 * `guest-expired`: nor could a guest's, whose bag has gone with it.
 */
export type SessionEvent = 'session-changed' | 'session-expired' | 'guest-expired'

/** `before`: who shopped until the session changed. */
type Listener = (event: SessionEvent, siteId: string, before?: SessionMarker['authType']) => void

const listeners = new Set<Listener>()
/** Sites whose customer's session has ended, and no page has said so. */
const untold = new Set<string>()

/** Calls back on each event; the answer ends that. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitSessionEvent(
  event: SessionEvent,
  siteId: string,
  before?: SessionMarker['authType'],
): void {
  if (event === 'session-expired') untold.add(siteId)
  listeners.forEach((listener) => listener(event, siteId, before))
}

export function isExpiryUntold(siteId: string): boolean {
  return untold.has(siteId)
}

/** It was said, or does not matter any more: somebody has logged in. */
export function markExpiryTold(siteId: string): void {
  untold.delete(siteId)
}
