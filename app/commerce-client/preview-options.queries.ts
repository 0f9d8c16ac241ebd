import type { PreviewOptions } from '@/rules/preview-options'
import { unreadable } from '@/errors/to-app-error'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const FIVE_MINUTES_MS = 300_000

/** The options of a site's preview. Throws AppError. */
export const previewOptionsQuery = (siteId: string) => ({
  queryKey: ['preview-options', siteId] as const,
  queryFn: async (): Promise<PreviewOptions> => {
    const options = await callSite(siteId, siteRoutes.previewOptions)
    if (!isPreviewOptions(options)) throw unreadable(options)
    return options
  },
  staleTime: FIVE_MINUTES_MS,
})

// The storefront's own route returns this, so a shallow check is enough.
function isPreviewOptions(value: unknown): value is PreviewOptions {
  return typeof value === 'object' && value !== null && 'environments' in value
}
