import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client'
import { isSheetWallet } from '../../rules/payment-methods'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { listPasswordPreferences } from '../sites/password-preferences'
import type { MailService } from '../mail/mail.service'
import type { PaymentsService } from '../payments/payments.service'
import { toPublicPreferences } from '../sites/site-preferences.rules'

interface Needs {
  db: Db
  mail: MailService
  payments: PaymentsService
}

const PATH = '/custom/site/v1/organizations/:organizationId/site-prefs'

/** The settings of a site that its storefront needs (SITE-003). */
export function registerSitePrefs(app: FastifyInstance, { db, mail, payments }: Needs): void {
  app.get(PATH, async (request) => {
    await requireShopper(request)
    const { id, preferences } = await getSite(request)
    const sheets = (await payments.listMethods(id)).filter(
      (method) => isSheetWallet(method.id) && !method.isWithoutAuthorization,
    )
    const open = toPublicPreferences(preferences, await listPasswordPreferences(db))
    return {
      ...open,
      pickupTexts: mail.offersTexts() && open['pickupTexts'],
      walletSheets: sheets.map((method) => method.id),
      hasStandInSheets: payments.hasStandInSheets,
    }
  })
}
