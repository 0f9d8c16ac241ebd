import type { SessionMarker } from '@/commerce-client/session-marker'

/**
 * `session-changed`: another customer than before, in this tab or another (not every new token).
 * `session-expired`: a registered customer's session could not be renewed.
 * `guest-expired`: nor could a guest's, whose bag has gone with it.
 */
export type SessionEvent = 'session-changed' | 'session-expired' | 'guest-expired'

/** Session events that a page shows. */
export type ExpiryEvent = 'session-expired' | 'guest-expired'

/** `before`: who shopped until the session changed. */
type Listener = (event: SessionEvent, siteId: string, before?: SessionMarker['authType']) => void

const listeners = new Set<Listener>()
/** The end of a session that no page has shown yet, by site. */
const unseen = new Map<string, ExpiryEvent>()

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
  if (event === 'session-expired') unseen.set(siteId, event)
  listeners.forEach((listener) => listener(event, siteId, before))
}

/** A page is to say that a guest's session has ended: they had a bag. */
export function markGuestExpiryUnseen(siteId: string): void {
  unseen.set(siteId, 'guest-expired')
}

export function readUnseenExpiry(siteId: string): ExpiryEvent | undefined {
  return unseen.get(siteId)
}

/** It was shown, or does not matter any more: somebody has logged in. */
export function markExpiryShown(siteId: string): void {
  unseen.delete(siteId)
}
