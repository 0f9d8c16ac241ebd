import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { parseListing } from '@/rules/listing-address'
import { prefetchListing } from '@/features/listing/listing-request'
import { contentSearchQuery } from '@/integrations/content-hub/content-search.queries'
import { productBadgesQuery } from '@/integrations/content-hub/product-badges.queries'
import type { PageComponent } from '@/lib/page-load'
import { SearchResults } from './search-results'

/** How long a page waits for the content hub's results, in ms. */
const CONTENT_PATIENCE_MS = 2_500

/** `/search?q={term}` (SRCH-002): the results for a term; without a term, all products. */
const SearchPage: PageComponent = () => {
  const { query } = parseListing(new URLSearchParams(useLocation().search))
  // the key resets all state, so that no results of the former term are shown
  return <SearchResults key={query} query={query} />
}

SearchPage.load = async ({ queryClient, search, site }) => {
  const state = parseListing(search)
  await Promise.all([
    prefetchListing(queryClient, site.id, {}, state),
    queryClient.prefetchQuery(productBadgesQuery(site.id)),
    prefetchContent(queryClient, site.id, state.query),
  ])
}

/** Products do not wait for content: late or failed results are fetched again by the browser. */
async function prefetchContent(queryClient: QueryClient, siteId: string, term?: string) {
  const { enabled, ...query } = contentSearchQuery(siteId, term)
  if (!enabled) return
  const fetching = queryClient
    .fetchQuery(query)
    .catch(() => queryClient.removeQueries(query.queryKey))
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, CONTENT_PATIENCE_MS)
  })
  await Promise.race([fetching, patience])
  clearTimeout(timer)
}

export default SearchPage
