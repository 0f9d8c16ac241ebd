import { trimSlashes } from '../../rules/trim-slashes'
import type { RedirectUrl } from './redirect.schemas'

export interface StoredRedirect {
  /** As in the archive; `/old/*` matches every path that begins with `/old/`. */
  uri: string
  redirect: RedirectUrl
}

/**
 * Returns the redirect that applies to a path at the given time: the one with the lowest
 * `priority`, or else the most specific one.
 */
export function chooseRedirect(
  redirects: readonly StoredRedirect[],
  path: string,
  at: Date,
): RedirectUrl | undefined {
  const matching = redirects.filter(
    ({ uri, redirect }) => matches(uri, path) && isActive(redirect, at),
  )
  const [first] = matching.sort(
    (a, b) =>
      (a.redirect.priority ?? Infinity) - (b.redirect.priority ?? Infinity) ||
      b.uri.length - a.uri.length,
  )
  return first?.redirect
}

function matches(uri: string, path: string): boolean {
  const pattern = `/${trimSlashes(uri)}`.toLowerCase()
  const address = path.toLowerCase()
  if (!pattern.endsWith('*')) return pattern === address
  return address.startsWith(pattern.slice(0, -1))
}

function isActive({ enabled, onlineFrom, onlineTo }: RedirectUrl, at: Date): boolean {
  if (!enabled) return false
  if (onlineFrom !== undefined && Date.parse(onlineFrom) > at.getTime()) return false
  return onlineTo === undefined || Date.parse(onlineTo) > at.getTime()
}
