import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { Problem } from '../http/problem'
import type { UrlMappingService } from './url-mapping.service'

interface Needs {
  urlMappings: UrlMappingService
}

const BASE = '/site/shopper-seo/v1/organizations/:organizationId'
const UrlMappingQuery = z.object({ urlSegment: z.string().min(1).max(2047) })

export function registerSeo(app: FastifyInstance, { urlMappings }: Needs): void {
  app.get(`${BASE}/url-mapping`, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const locale = getLocale(request, site)
    const { urlSegment } = parseQuery(UrlMappingQuery, request.query)
    const mapping = await urlMappings.getUrlMapping(site, urlSegment, locale)
    if (mapping) return mapping
    const title = 'Seo Url Mapping Not Found'
    const extras = { urlSegment, locale: locale.id.replace('-', '_') }
    throw new Problem(404, 'seo-url-mapping-not-found', title, urlSegment, extras)
  })
}
