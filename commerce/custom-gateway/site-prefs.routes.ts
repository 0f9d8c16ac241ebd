import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { listPasswordPreferences } from '../sites/password-preferences'
import { toPublicPreferences } from '../sites/site-preferences.rules'

const PATH = '/custom/site/v1/organizations/:organizationId/site-prefs'

/** The settings of a site that its storefront needs (SITE-003). */
export function registerSitePrefs(app: FastifyInstance, { db }: { db: Db }): void {
  app.get(PATH, async (request) => {
    await requireShopper(request)
    const { preferences } = await getSite(request)
    return toPublicPreferences(preferences, await listPasswordPreferences(db))
  })
}
