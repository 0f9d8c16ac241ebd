import { localText } from '@/lib/local-text'

const KEY = 'analytics-inspector'

/**
 * Returns whether the page's events are shown. Only on a developer's own machine:
 * `?analytics-inspector` in a URL turns it on, `?analytics-inspector=off` turns it off.
 */
export function isInspectorOn(): boolean {
  const { hostname, search } = window.location
  if (!/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) return false
  const asked = new URLSearchParams(search).get(KEY)
  if (asked === 'off') localText.remove(KEY)
  else if (asked !== null) localText.set(KEY, 'on')
  return localText.get(KEY) !== undefined
}
