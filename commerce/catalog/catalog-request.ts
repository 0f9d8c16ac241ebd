import type { FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getCurrency } from '../sites/currency'
import { getLocale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import type { CatalogContext } from './catalog.service'

/** @throws Problem 401, 403, 404 for the site, 400 for locale or currency. */
export async function readCatalogContext(
  request: FastifyRequest,
): Promise<{ site: Site; context: CatalogContext }> {
  const shopper = await requireShopper(request)
  const site = await getSite(request)
  const context = {
    locale: getLocale(request, site),
    currency: getCurrency(request, site),
    pricingContext: await request.server.services.shopperContexts.resolve(shopper, site),
  }
  return { site, context }
}
