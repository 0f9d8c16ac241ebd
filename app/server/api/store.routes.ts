import type { Router } from 'express'
import { siteRoutes } from '@/commerce-client/site-routes'
import { badRequestError } from '@/errors/app-error'
import { toWireShop } from '@/integrations/store-locator/shop-wire'
import { storeLocator } from '@/integrations/store-locator/store-locator.source.server'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { gatewayRoute, readQuery } from './gateway-route'

const MAX_LOOKUP = 100
const MAX_IDS = 50
const DEFAULT_RADIUS = '20'
const MAX_RADIUS = 500

/**
 * Shops and their stock (SHOP-031, SHOP-032, SHOP-033): `store-search`, `store-details`,
 * `store-products-inventory`.
 */
export function registerStores(router: Router): void {
  addRoute(
    router,
    siteRoutes.storeSearch,
    apiRoute(async (_site, req) => {
      const { lookup, radius: miles = DEFAULT_RADIUS } = readQuery(req, ['lookup'], ['radius'])
      const radius = Number(miles)
      if (lookup.length > MAX_LOOKUP) throw badRequestError('The parameter lookup is too long.')
      if (!(radius > 0 && radius <= MAX_RADIUS)) {
        throw badRequestError(`The parameter radius must be a number of miles up to ${MAX_RADIUS}.`)
      }
      const shops = await storeLocator.search(lookup.trim(), radius)
      return { shops: shops.map(toWireShop) }
    }),
  )
  addRoute(
    router,
    siteRoutes.storeDetails,
    apiRoute(async (_site, req) => {
      const ids = readQuery(req, ['storeID'])
        .storeID.split(',')
        .map((id) => id.trim())
      if (ids.length > MAX_IDS) throw badRequestError(`At most ${MAX_IDS} shops can be asked for.`)
      const shops = await storeLocator.get([...new Set(ids)])
      return { shops: shops.map(toWireShop) }
    }),
  )
  addRoute(
    router,
    siteRoutes.storeInventory,
    gatewayRoute(
      (req) => {
        const query = readQuery(req, ['productIDs', 'storeIDs'])
        return { method: 'GET', api: 'product/v1', path: 'store-products-inventory', query }
      },
      { isPublic: true },
    ),
  )
}
