import { toSearchText } from '@rules/search-text'
import { pages } from '@/site/pages'
import { paths } from '@/site/paths'

/**
 * Returns the path to which a submitted search leads: a new query to its results; an empty one, or
 * the one already shown, to the home page (SRCH-004, SRCH-005, SRCH-006).
 */
export function searchTarget(typed: string, shown: string): string {
  const query = toSearchText(typed)
  return query === '' || query === toSearchText(shown) ? paths.home() : paths.search(query)
}

/** Returns the query that the page shows: `q` of /search, otherwise an empty string. */
export function shownQuery(location: { pathname: string; search: string }): string {
  if (location.pathname !== pages.search.paths[0]) return ''
  return new URLSearchParams(location.search).get('q') ?? ''
}
