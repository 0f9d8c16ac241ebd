import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isOn } from '../custom-values'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { queryList } from '../http/query-list'
import type { ShopService } from '../shops/shop.service'

interface Needs {
  shops: ShopService
}

const PATH = '/custom/stores/v1/organizations/:organizationId/list'
const StoreListQuery = z.object({
  c_rioStoreIds: queryList.pipe(z.array(z.string().max(64)).max(500)).optional(),
})

/** Returns the shops with the given ids; without ids, all shops (SHOP-035). */
export function registerStoreList(app: FastifyInstance, { shops }: Needs): void {
  app.get(PATH, async (request) => {
    await requireShopper(request)
    const { c_rioStoreIds: ids } = StoreListQuery.parse(request.query)
    const all = await shops.listShops(getLocale(request, await getSite(request)))
    const wanted = ids && new Set(ids)
    const found = wanted
      ? all.filter(({ id, c_rioCode }) => wanted.has(id) || wanted.has(String(c_rioCode)))
      : all
    return { stores: found.map(toListed) }
  })
}

function toListed(store: ShopperStoresTypes.Store) {
  const { c_storeDetailsLink, c_mapDirectionsLink, c_isInternational, countryCode } = store
  return {
    ...store,
    c_isInternational:
      c_isInternational === undefined ? countryCode !== 'US' : isOn(c_isInternational),
    ...(c_storeDetailsLink !== undefined && { storeDetailsLink: c_storeDetailsLink }),
    ...(c_mapDirectionsLink !== undefined && { mapDirectionsLink: c_mapDirectionsLink }),
  }
}
