const KEY = 'analytics-inspector'

/**
 * Whether the events of the page are shown: on a developer's own machine, from `?analytics-inspector`
 * in an address on until `?analytics-inspector=off`. Never on a public address.
 */
export function isInspectorOn(): boolean {
  const { hostname, search } = window.location
  if (!/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) return false
  const asked = new URLSearchParams(search).get(KEY)
  if (asked === 'off') localStorage.removeItem(KEY)
  else if (asked !== null) localStorage.setItem(KEY, 'on')
  return localStorage.getItem(KEY) !== null
}
