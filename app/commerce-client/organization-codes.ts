import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * Looks up an organization's discount code (D2 §7). Throws AppError: not-found for one that nobody
 * knows.
 */
export async function findOrganizationCode(siteId: string, code: string): Promise<void> {
  await callSite(siteId, siteRoutes.organizationCode, {
    query: { organization_discount_code: code },
  })
}
