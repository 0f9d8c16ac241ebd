import { pages } from '@/site/pages'
import { paths } from '@/site/paths'

/**
 * Where a submitted search goes: another, non-empty query to its results; an empty one, or the one
 * already shown, home (SRCH-004, SRCH-005, SRCH-006).
 */
export function searchTarget(typed: string, shown: string): string {
  const query = typed.trim()
  return query === '' || query === shown.trim() ? paths.home() : paths.search(query)
}

/** The query the page shows: `q` of /search, else nothing. */
export function shownQuery(location: { pathname: string; search: string }): string {
  if (location.pathname !== pages.search.paths[0]) return ''
  return new URLSearchParams(location.search).get('q') ?? ''
}
