import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import type { Services } from '../services'
import { ShopSearchQuery, ShopsQuery } from './shop.schemas'

const BASE = '/store/shopper-stores/v1/organizations/:organizationId'

/** The Shopper Stores API. Shops belong to the organization: every site shows the same. */
export function registerShops(app: FastifyInstance, { shops }: Services): void {
  app.get(`${BASE}/stores`, async (request) => {
    await requireShopper(request)
    const data = await shops.getShops(ShopsQuery.parse(request.query).ids)
    return { limit: data.length, data, total: data.length }
  })

  app.get(`${BASE}/store-search`, async (request) => {
    await requireShopper(request)
    return shops.searchShops(ShopSearchQuery.parse(request.query))
  })
}
