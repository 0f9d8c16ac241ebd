import { announceContentChange, withContentChanges } from '@/lib/content-changes.server'
import { currentPreview } from '@/site/current-preview.server'
import { apiRoute, type SiteHandler } from './api-route'

/**
 * The answers are the same for everyone; a merchant's or an editor's change is visible within
 * minutes.
 */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'

/**
 * A route whose answers may be cached per language, until the next scheduled change of their
 * content. Errors are not cached.
 */
export function cachedRoute(route: SiteHandler) {
  return apiRoute((site, req, res) =>
    withContentChanges(async () => {
      const answer = await route(site, req, res)
      // answers of the preview already have their headers
      if (currentPreview()) return answer
      res.set('Cache-Control', CACHE_CONTROL).vary('Accept-Language')
      announceContentChange(res)
      return answer
    }),
  )
}
