import type { FastifyInstance } from 'fastify'
import { getSiteById } from '../../sites/site-context'
import { parseQuery } from '../../http/parse-query'
import type { AvailabilityService } from '../../availability/availability.service'
import type { CatalogService } from '../../catalog/catalog.service'
import { toOfferAnswer } from './offers.mapper'
import { OfferParams, OfferQuery } from './offers.schemas'

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
