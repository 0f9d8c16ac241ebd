import { asFields, asList, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** A shopper's qualifiers, on which promotions and groups may depend (ACC-056). */
export interface ShopperContextReport {
  /** The customer's login; absent for a guest. */
  loginId?: string
  sourceCode?: string
  customQualifiers: Readonly<Record<string, string>>
}

/** Sends the context to the service for the current session. Returns the shopper's new groups. */
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
