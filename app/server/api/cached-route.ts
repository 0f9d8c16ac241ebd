import { currentPreview } from '@/site/current-preview.server'
import { apiRoute, type SiteHandler } from './api-route'

/** The same for everyone; a merchant's or an editor's change shows within minutes. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'

/** A route whose answers shared caches may keep, one a language; what it refuses is kept nowhere. */
export function cachedRoute(route: SiteHandler) {
  return apiRoute(async (site, req, res) => {
    const answer = await route(site, req, res)
    // what an editor is answered has its headers already
    if (!currentPreview()) res.set('Cache-Control', CACHE_CONTROL).vary('Accept-Language')
    return answer
  })
}
