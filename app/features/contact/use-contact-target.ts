import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { getAppConfig } from '@/site/app-config'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'

/**
 * Returns the URL to which the contact form is posted, and its hidden fields (FORM-005). The URL is
 * our own route or `CONTACT_FORM_ACTION`, which needs the full URL to redirect back to.
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
