import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getCurrency } from '../sites/currency'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { selectable } from '../http/select'
import type { SearchServices } from './search-services'
import type { Site, SiteService } from '../sites/site.service'
import { SearchQuery, SuggestionQuery } from './search.schemas'
import type { SearchContext } from './search.service'

interface Needs extends Omit<SearchServices, 'countSales' | 'refreshDueIndexes'> {
  sites: SiteService
}

const BASE = '/search/shopper-search/v1/organizations/:organizationId'

export function registerSearch(app: FastifyInstance, services: Needs): void {
  const { search, suggestions } = services
  services.searchLoads.report((site, err) =>
    app.log.error({ err, site }, 'the search could not be brought up to date'),
  )
  openAtStart(app, services)
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

/** So that no search waits until an engine has loaded the shop. */
function openAtStart(app: FastifyInstance, { sites, openSearch, searchLoads }: Needs): void {
  const { closing } = searchLoads
  let opening: Promise<void> | undefined
  const warn = (err: unknown) => {
    if (!closing.aborted) app.log.warn({ err }, 'the search is loaded when somebody searches')
  }
  const openAll = async () => {
    for (const site of await sites.listSites()) {
      if (!closing.aborted) await openSearch(site).catch(warn)
    }
  }
  app.addHook('onListen', async () => {
    opening = openAll().catch(warn)
  })
  app.addHook('preClose', async () => searchLoads.close())
  app.addHook('onClose', () => opening)
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
