import { secondsInDay } from 'date-fns/constants'
import { browserStore } from '@/lib/browser-store'
import { randomId } from '@rules/random-id'
import { readTrackingConsent } from './tracking-consent'

const MAX_AGE_S = 90 * secondsInDay

const visitKey = (siteId: string) => `visit_${siteId}`

/**
 * Returns this browser's id for providers of recommendations and analytics; undefined if the
 * visitor refuses tracking. It is random and not derived from the session's id, which would give
 * access to a guest's bag (ADR 24).
 */
export function requireVisitId(siteId: string): string | undefined {
  if (readTrackingConsent() === 'refused') return undefined
  const known = browserStore().get(visitKey(siteId))
  if (known && /^[\w-]{1,128}$/.test(known)) return known
  const id = randomId()
  browserStore().set(visitKey(siteId), id, MAX_AGE_S)
  return id
}

export function forgetVisit(siteId: string): void {
  browserStore().remove(visitKey(siteId))
}
