import type { Request, Response, Router } from 'express'
import { runCustom } from '@/commerce-client/run-custom.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import type { PreviewDesk } from '@/domain/preview-desk'
import { notFoundError } from '@/errors/app-error'
import { logWarning } from '@/lib/log'
import { asFields, asList, asText } from '@/lib/read-fields'
import { currentPreview } from '@/site/current-preview.server'
import { hostOfSite } from '@/site/host-of-site'
import { listSites } from '@/site/resolve-site'
import { serverConfig } from '@/site/server-config.server'
import { listEnvironments } from '../preview/list-environments'
import { originOfRequest } from '../site-of-request'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'

/** What editors ask while they look at the shop as it will be; for everybody else there is no such route. */
export function registerPreview(router: Router): void {
  addRoute(
    router,
    siteRoutes.previewDesk,
    apiRoute(async (site, req, res) => readDesk(site.id, req, res)),
  )
}

async function readDesk(siteId: string, req: Request, res: Response): Promise<PreviewDesk> {
  if (!currentPreview()) throw notFoundError('Not in the preview')
  const link: { endsAt: number } | undefined = res.locals.previewLink
  const { preview, contentHub } = serverConfig()
  const [, host = ''] = originOfRequest(req).split('://')
  const main = listSites().find(({ isDefault }) => isDefault)?.id ?? siteId
  return {
    isEditor: link === undefined,
    ...(link && { linkEndsAt: link.endsAt }),
    environments: listEnvironments(preview.environments, hostOfSite(main, host)),
    stagingDomains: contentHub.stagingDomains.filter((domain) => !domain.startsWith('.')),
    customerGroups: link ? [] : await listGroups(siteId),
  }
}

/** Those of the shop's own gateway; a preview goes on without them. */
async function listGroups(siteId: string): Promise<string[]> {
  try {
    const call = { method: 'GET', api: 'account/v1', path: 'all-customer-groups' } as const
    const answer = asFields(await runCustom(siteId, call, {}, true))
    return asList(answer.customerGroups, (group) => asText(asFields(group).id)).sort()
  } catch (error) {
    logWarning('The customer groups could not be read', { error })
    return []
  }
}
