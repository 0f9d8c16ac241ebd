import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getCurrency } from '../sites/currency'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { selectable } from '../http/select'
import type { LoadWatch } from './memory/load-watch'
import type { SuggestionService } from './suggestion.service'
import type { Site } from '../sites/site.service'
import { SearchQuery, SuggestionQuery } from './search.schemas'
import type { SearchContext, SearchService } from './search.service'

interface Needs {
  search: SearchService
  suggestions: SuggestionService
  searchLoads: LoadWatch
}

const BASE = '/search/shopper-search/v1/organizations/:organizationId'

export function registerSearch(app: FastifyInstance, services: Needs): void {
  const { search, suggestions, searchLoads } = services
  searchLoads.report((site, err) =>
    app.log.error({ err, site }, 'the search could not be brought up to date'),
  )
  app.get(
    `${BASE}/product-search`,
    selectable(async (request) => {
      const { site, context } = await readContext(request)
      return search.searchProducts(site, parseQuery(SearchQuery, request.query), context)
    }),
  )

  app.get(`${BASE}/search-suggestions`, async (request) => {
    const { site, context } = await readContext(request)
    return suggestions.getSuggestions(site, parseQuery(SuggestionQuery, request.query), context)
  })
}

async function readContext(
  request: FastifyRequest,
): Promise<{ site: Site; context: SearchContext }> {
  const shopper = await requireShopper(request)
  const site = await getSite(request)
  const context = {
    locale: getLocale(request, site),
    currency: getCurrency(request, site),
    usid: shopper.usid,
    pricingContext: await request.server.services.shopperContexts.resolve(shopper, site),
  }
  return { site, context }
}
