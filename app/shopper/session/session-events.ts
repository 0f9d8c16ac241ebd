import type { Basket } from '@/commerce-client/baskets'
import type { SessionMarker } from '@/commerce-client/session-marker'

/**
 * `session-changed`: the customer has changed, in this tab or another (a new token alone does not
 * count). `session-expired`: a registered customer's session could not be renewed. `guest-expired`:
 * a guest's session could not be renewed, and the bag is lost.
 */
export type SessionEvent = 'session-changed' | 'session-expired' | 'guest-expired'

/** Session events that a page shows to the shopper. */
export type ExpiryEvent = 'session-expired' | 'guest-expired'

/** `before`: kind of the shopper before the session changed. */
type Listener = (event: SessionEvent, siteId: string, before?: SessionMarker['authType']) => void

const listeners = new Set<Listener>()
/** The last expiry that no page has shown yet, by site. */
const unseen = new Map<string, ExpiryEvent>()
/** The last bag of a guest whose session ended, as far as it is not restored, by site. */
const lostBags = new Map<string, Basket>()

/** Calls back on each event. Returns a function that stops it. */
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

/** Marks the end of a guest's session, with a bag, as not shown yet. */
export function markGuestExpiryUnseen(siteId: string, bag: Basket): void {
  unseen.set(siteId, 'guest-expired')
  setLostBag(siteId, bag)
}

export function readLostBag(siteId: string): Basket | undefined {
  return lostBags.get(siteId)
}

/** @param bag what is still lost */
export function setLostBag(siteId: string, bag: Basket | undefined): void {
  if (bag) lostBags.set(siteId, bag)
  else lostBags.delete(siteId)
}

export function readUnseenExpiry(siteId: string): ExpiryEvent | undefined {
  return unseen.get(siteId)
}

/** Marks an expiry as shown, or as irrelevant after a login. */
export function markExpiryShown(siteId: string): void {
  unseen.delete(siteId)
}
