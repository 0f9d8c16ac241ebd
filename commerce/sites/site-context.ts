import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config'
import type { Site, SiteService } from './site.service'
import { badRequest, notFound, underMaintenance } from '../http/problem'

declare module 'fastify' {
  /** What code reads through a request (`request.server.services`); modules add their own. */
  interface RequestServices {
    config: Config
    sites: SiteService
  }

  interface FastifyInstance {
    services: RequestServices
  }
}

const SiteQuery = z.object({ siteId: z.string().min(1).max(32) })
const OrganizationParams = z.object({ organizationId: z.string() })

/** @throws Problem 400 if it is missing, 404 for an unknown site, 503 if the site is offline. */
export async function getSite(request: FastifyRequest): Promise<Site> {
  const query = SiteQuery.safeParse(request.query)
  if (!query.success) {
    throw badRequest('The query parameter siteId is missing or not valid.', 'invalid-site-id')
  }
  const site = await getSiteById(request, query.data.siteId)
  if (site.status === 'offline') throw underMaintenance(site.id)
  return site
}

/** @throws Problem 404 for an unknown site. */
export async function getSiteById(request: FastifyRequest, siteId: string): Promise<Site> {
  const site = await request.server.services.sites.getSite(siteId)
  if (!site) throw notFound(`No site with id '${siteId}' was found.`, 'site-not-found')
  return site
}

/**
 * Refuses requests to other organizations than the engine's, if the path contains an organization.
 */
export async function checkOrganization(request: FastifyRequest): Promise<void> {
  const params = OrganizationParams.safeParse(request.params)
  if (!params.success) return
  const { organizationId } = params.data
  if (organizationId === request.server.services.config.organizationId) return
  throw notFound(`No organization with id '${organizationId}' was found.`, 'organization-not-found')
}
