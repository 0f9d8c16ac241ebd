import { announceContentChange, withContentChanges } from '@/lib/content-changes.server'
import { currentPreview } from '@/site/current-preview.server'
import { apiRoute, type SiteHandler } from './api-route'

/** The same for everyone; a merchant's or an editor's change shows within minutes. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'

/**
 * A route whose answers may be cached, one a language and none past the next change of its content;
 * errors are not cached.
 */
export function cachedRoute(route: SiteHandler) {
  return apiRoute((site, req, res) =>
    withContentChanges(async () => {
      const answer = await route(site, req, res)
      // what an editor is answered has its headers already
      if (currentPreview()) return answer
      res.set('Cache-Control', CACHE_CONTROL).vary('Accept-Language')
      announceContentChange(res)
      return answer
    }),
  )
}
