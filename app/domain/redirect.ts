/** Where an address leads that has no page any more (the archive's redirect-urls). */
export interface Redirect {
  status: 301 | 302
  /** A path of this site with its query, or an address elsewhere. */
  location: string
  /** Whether the parameters of the address asked for go along. */
  keepsQuery: boolean
}

const OWN = 'http://own.invalid'

/** One after the other as one: for good only when both are. */
export function joinRedirects(first: Redirect, second: Redirect): Redirect {
  const query = second.keepsQuery ? new URL(first.location, OWN).search : ''
  return {
    status: first.status === 301 && second.status === 301 ? 301 : 302,
    location: addQuery(second.location, query),
    keepsQuery: first.keepsQuery && second.keepsQuery,
  }
}

/** An address with the parameters of another put after its own. */
export function addQuery(location: string, search: string): string {
  const target = new URL(location, OWN)
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value)
  return target.origin === OWN ? target.pathname + target.search + target.hash : target.href
}
