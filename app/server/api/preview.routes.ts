import type { Request, Response, Router } from 'express'
import { z } from 'zod'
import { showsPreviewPrices } from '@/commerce-client/preview-guest.server'
import { runCustom } from '@/commerce-client/run-custom.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import type { ContentSnapshot, PreviewOptions } from '@/rules/preview-options'
import { badRequestError } from '@/errors/app-error'
import { fetchContentSnapshots } from '@/integrations/content-hub/content-snapshots.server'
import { withCategoryProducts } from '@/integrations/content-hub/category-products.server'
import { readVisualizedContent } from '@/integrations/content-hub/visualized-content.server'
import { logWarning } from '@/lib/log'
import { asFields, asList, asText } from '@/lib/read-fields'
import { hostOfSite } from '@/site/host-of-site'
import { listSites } from '@/site/resolve-site'
import { serverConfig } from '@/site/server-config.server'
import { listEnvironments } from '../preview/list-environments'
import { originOfRequest } from '../site-of-request'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { registerPreviewTools } from './preview-tools.routes'
import { requirePreview } from './require-editor'

const VisualizedContent = z.object({
  content: z.looseObject({}),
  locale: z
    .string()
    .regex(/^[\w-]{2,20}$/)
    .optional(),
})

/** Routes of the preview; they answer 404 outside the preview. */
export function registerPreview(router: Router): void {
  registerPreviewTools(router)
  addRoute(
    router,
    siteRoutes.previewOptions,
    apiRoute(async (site, req, res) => readPreviewOptions(site.id, req, res)),
  )
  addRoute(
    router,
    siteRoutes.visualizedContent,
    apiRoute(async (site, req) => {
      requirePreview()
      const parsed = VisualizedContent.safeParse(req.body)
      const { content, locale = site.locale } = parsed.data ?? {}
      const item = content && readVisualizedContent(content, locale)
      if (!item) throw badRequestError('There is no content item in the body.')
      return withCategoryProducts(site.id, item)
    }),
  )
}

async function readPreviewOptions(
  siteId: string,
  req: Request,
  res: Response,
): Promise<PreviewOptions> {
  requirePreview()
  const link: { endsAt: number } | undefined = res.locals.previewLink
  const { preview, contentHub, contentStudioOrigins } = serverConfig()
  const [, host = ''] = originOfRequest(req).split('://')
  const main = listSites().find(({ isDefault }) => isDefault)?.id ?? siteId
  const [showsPrices, customerGroups, snapshots] = await Promise.all([
    showsPreviewPrices(siteId),
    link ? [] : listGroups(siteId),
    link ? undefined : listSnapshots(),
  ])
  return {
    isEditor: link === undefined,
    canShare: preview.accessCode !== undefined,
    showsPrices,
    ...(link && { linkEndsAt: link.endsAt }),
    environments: listEnvironments(preview.environments, hostOfSite(main, host)),
    stagingDomains: contentHub.stagingDomains.filter((domain) => !domain.startsWith('.')),
    customerGroups,
    // an outside hub has its own studio
    studioOrigins: link || contentHub.snapshotsOrigin === undefined ? [] : contentStudioOrigins,
    ...(snapshots && { snapshots }),
  }
}

/** If the list cannot be read, editors type the snapshot's id. */
function listSnapshots(): Promise<ContentSnapshot[] | undefined> {
  return fetchContentSnapshots().catch((error: unknown) => {
    logWarning('The snapshots could not be read', { error })
    return undefined
  })
}

/**
 * The customer groups of the custom gateway; if they cannot be read, the preview works without
 * them.
 */
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
