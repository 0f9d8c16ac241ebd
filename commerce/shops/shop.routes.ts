import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import type { ShopService } from './shop.service'
import { ShopSearchQuery, ShopsQuery } from './shop.schemas'

interface Needs {
  shops: ShopService
}

const BASE = '/store/shopper-stores/v1/organizations/:organizationId'

/**
 * The Shopper Stores API. Shops belong to the organization, so every site returns the same ones.
 */
export function registerShops(app: FastifyInstance, { shops }: Needs): void {
  app.get(`${BASE}/stores`, async (request) => {
    const locale = await readLocale(request)
    const data = await shops.getShops(parseQuery(ShopsQuery, request.query).ids, locale)
    return { limit: data.length, data, total: data.length }
  })

  app.get(`${BASE}/store-search`, async (request) => {
    const locale = await readLocale(request)
    return shops.searchShops(parseQuery(ShopSearchQuery, request.query), locale)
  })
}

async function readLocale(request: FastifyRequest) {
  await requireShopper(request)
  return getLocale(request, await getSite(request))
}
