import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { getAppConfig } from '@/site/app-config'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'

/**
 * Where the contact form is sent, and what it says besides what a visitor typed (D3 §3, §7): our own
 * route, or the address that `CONTACT_FORM_ACTION` names, which is told in full where to lead back to.
 * @param path of the form's page
 */
export function useContactTarget(path: string) {
  const { id: siteId, basename } = useSite()
  const origin = useOrigin()
  const { contactFormAction, commerceAPI } = getAppConfig()
  const back = `${basename}${path}?submit=true`
  return {
    action: contactFormAction ?? toSiteAddress(siteId, siteRoutes.contactCase),
    hidden: {
      priority: 'Medium',
      status: 'Open',
      orgId: commerceAPI.parameters.organizationId,
      retURL: contactFormAction === undefined ? back : `${origin}${back}`,
    },
  }
}
