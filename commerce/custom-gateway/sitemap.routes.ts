import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { parseQuery } from '../http/parse-query'
import type { SitemapService } from '../seo/sitemap.service'

interface Needs {
  sitemaps: SitemapService
}

const PATH = '/custom/site/v1/organizations/:organizationId/sitemap'
/**
 * The number of pages per file of a sitemap index: a tenth of the allowed number, because pictures
 * add to its size.
 */
const MAX_PAGES = 10_000

const SitemapQuery = z.object({
  kind: z.enum(['products', 'categories']),
  limit: z.coerce.number().int().min(0).max(MAX_PAGES).default(MAX_PAGES),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
})

export function registerSitemap(app: FastifyInstance, { sitemaps }: Needs): void {
  app.get(PATH, async (request) => {
    await requireShopper(request)
    const site = await getSite(request)
    const { kind, limit, offset } = parseQuery(SitemapQuery, request.query)
    return sitemaps.listPages(site, kind, limit, offset)
  })
}
