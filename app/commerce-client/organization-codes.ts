import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * Looks up an organization's discount code (CART-056).
 * @throws AppError not-found for an unknown code.
 */
export async function findOrganizationCode(siteId: string, code: string): Promise<void> {
  await callSite(siteId, siteRoutes.organizationCode, {
    query: { organization_discount_code: code },
  })
}
