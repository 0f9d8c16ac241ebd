import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import { getSite } from '../http/context'
import { toPublicPreferences } from '../sites/site-preferences.rules'

const PATH = '/custom/site/v1/organizations/:organizationId/site-prefs'

/** How a site is set up, as far as its storefront must know (SITE-003). */
export function registerSitePrefs(app: FastifyInstance): void {
  app.get(PATH, async (request) => {
    await requireShopper(request)
    return toPublicPreferences((await getSite(request)).preferences)
  })
}
