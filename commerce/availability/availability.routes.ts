import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { parseQuery } from '../http/parse-query'
import { selectable } from '../http/select'
import type { AvailabilityService } from './availability.service'
import {
  AvailabilityQuery,
  ProductsInventoryQuery,
  ShopInventoryQuery,
} from './availability.schemas'

interface Needs {
  availability: AvailabilityService
}

const BASE = '/product/shopper-availability/v1/organizations/:organizationId'
const CUSTOM = '/custom/product/v1/organizations/:organizationId'

/** The Shopper Availability API, and the storefront's requests for stock in shops (SHOP-033). */
export function registerAvailability(app: FastifyInstance, { availability }: Needs): void {
  app.get(
    `${BASE}/availability`,
    selectable(async (request) => {
      await requireShopper(request)
      const site = await getSite(request)
      return availability.getAvailability(site, parseQuery(AvailabilityQuery, request.query))
    }),
  )

  app.get(`${CUSTOM}/products-inventory`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { ids } = parseQuery(ProductsInventoryQuery, request.query)
    return availability.getInventoryRecords(site, ids)
  })

  app.get(`${CUSTOM}/store-products-inventory`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { productIDs, storeIDs } = parseQuery(ShopInventoryQuery, request.query)
    return availability.getInventoryRecords(site, productIDs, storeIDs)
  })
}
