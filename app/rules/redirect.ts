/** The redirect of a URL whose page no longer exists (the archive's redirect-urls). */
export interface Redirect {
  status: 301 | 302
  /** A path of this site with its query, or an external URL. */
  location: string
  /** Whether the query of the requested URL is appended to the location. */
  keepsQuery: boolean
}

const OWN = 'http://own.invalid'

/** Joins two redirects into one, which is permanent only if both are. */
export function joinRedirects(first: Redirect, second: Redirect): Redirect {
  const query = second.keepsQuery ? new URL(first.location, OWN).search : ''
  return {
    status: first.status === 301 && second.status === 301 ? 301 : 302,
    location: addQuery(second.location, query),
    keepsQuery: first.keepsQuery && second.keepsQuery,
  }
}

/** Appends the query parameters of one URL to another. */
export function addQuery(location: string, search: string): string {
  const target = new URL(location, OWN)
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value)
  return target.origin === OWN ? target.pathname + target.search + target.hash : target.href
}
