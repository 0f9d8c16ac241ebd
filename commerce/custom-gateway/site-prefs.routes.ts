import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client'
import { isSheetWallet } from '../../rules/payment-methods'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { listPasswordPreferences } from '../sites/password-preferences'
import type { PaymentsService } from '../payments/payments.service'
import { toPublicPreferences } from '../sites/site-preferences.rules'

interface Needs {
  db: Db
  payments: PaymentsService
}

const PATH = '/custom/site/v1/organizations/:organizationId/site-prefs'

/** The settings of a site that its storefront needs (SITE-003). */
export function registerSitePrefs(app: FastifyInstance, { db, payments }: Needs): void {
  app.get(PATH, async (request) => {
    await requireShopper(request)
    const { id, preferences } = await getSite(request)
    const sheets = (await payments.listMethods(id)).filter(
      (method) => isSheetWallet(method.id) && !method.isWithoutAuthorization,
    )
    return {
      ...toPublicPreferences(preferences, await listPasswordPreferences(db)),
      walletSheets: sheets.map((method) => method.id),
      hasStandInSheets: payments.hasStandInSheets,
    }
  })
}
