import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import { getSite } from '../http/context'
import type { Services } from '../services'
import { SearchQuery, SuggestionQuery } from './search.schemas'

const BASE = '/search/shopper-search/v1/organizations/:organizationId'

/** The Shopper Search API: product search and suggestions while typing. */
export function registerSearch(app: FastifyInstance, { search, suggestions }: Services): void {
  app.get(`${BASE}/product-search`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    return search.searchProducts(site, SearchQuery.parse(request.query))
  })

  app.get(`${BASE}/search-suggestions`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    return suggestions.getSuggestions(site, SuggestionQuery.parse(request.query))
  })
}
