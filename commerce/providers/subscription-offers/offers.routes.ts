import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { getSiteById } from '../../sites/site-context'
import { parseQuery } from '../../http/parse-query'
import { toJson } from '../../parse-json'
import type { AvailabilityService } from '../../availability/availability.service'
import type { CatalogService } from '../../catalog/catalog.service'
import { toOfferAnswer } from './offers.mapper'

const MAX_PRODUCTS = 50
const Sku = z.string().trim().min(1).max(100)

/** A JSON list, as the offers' script writes it into the URL. */
const listOf = (item: z.ZodType<string>, max: number) =>
  z.string().max(8000).transform(toJson).pipe(z.array(item).min(1).max(max))

const OfferParams = z.object({
  /** The merchant, which is a site in this engine. */
  merchantId: z.string().min(1).max(100),
  module: z.enum(['pdp', 'cart', 'sc']).default('pdp'),
})

const OfferQuery = z.object({
  p: listOf(Sku.or(z.object({ id: Sku }).transform(({ id }) => id)), MAX_PRODUCTS),
  module_view: listOf(z.string().max(100), 10).default(['regular']),
  session_id: z.string().max(200).optional(),
  page_type: z.string().max(10).optional(),
})

interface Needs {
  availability: AvailabilityService
  catalog: CatalogService
}

/** The merchant is a site. Requires no login. */
export function registerSubscriptionOffers(app: FastifyInstance, services: Needs): void {
  const { catalog, availability } = services

  app.get('/offer/:merchantId/:module', async (request, reply) => {
    const { merchantId } = OfferParams.parse(request.params)
    const site = await getSiteById(request, merchantId)
    const { p, module_view: views } = parseQuery(OfferQuery, request.query)
    const ids = [...new Set(p)]
    const families = await catalog.getFamilies(site, ids)
    const records = await availability.getInventoryRecords(site, ids, [])
    const inStock = ids.filter((id) => records[id]?.orderable)
    reply.header('cache-control', 'no-store')
    return toOfferAnswer(families, new Set(inStock), views)
  })
}
