import { asFields, asList, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** The qualifiers of a shopper; promotions and groups may depend on them (ACC-056). */
export interface ShopperContextReport {
  /** The login of a customer; absent for a guest. */
  loginId?: string
  sourceCode?: string
  customQualifiers: Readonly<Record<string, string>>
}

/**
 * Sends the context to the service, for the current session. Returns the groups the shopper is in
 * now.
 */
export async function reportShopperContext(
  siteId: string,
  { loginId, sourceCode, customQualifiers }: ShopperContextReport,
): Promise<string[]> {
  const answer = await callSite(siteId, siteRoutes.shopperContext, {
    body: {
      ...(loginId !== undefined && { login_id: loginId }),
      ...(sourceCode !== undefined && { sourceCode }),
      customQualifiers,
    },
  })
  return asList(asFields(answer).customerGroups, asText)
}
