import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { getAppConfig } from '@/site/app-config'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'

/**
 * The URL the contact form is posted to, and its hidden fields (FORM-005): our own route, or
 * `CONTACT_FORM_ACTION`, which is also sent the full URL to redirect to afterwards.
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
