import type { PreviewDesk } from '@/domain/preview-desk'
import { unreadable } from '@/errors/to-app-error'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const FIVE_MINUTES_MS = 300_000

/** What an editor may choose in the preview of a site. Throws AppError. */
export const previewDeskQuery = (siteId: string) => ({
  queryKey: ['preview-desk', siteId] as const,
  queryFn: async (): Promise<PreviewDesk> => {
    const desk = await callSite(siteId, siteRoutes.previewDesk)
    if (!isDesk(desk)) throw unreadable(desk)
    return desk
  },
  staleTime: FIVE_MINUTES_MS,
})

// Our own route wrote it.
function isDesk(value: unknown): value is PreviewDesk {
  return typeof value === 'object' && value !== null && 'environments' in value
}
