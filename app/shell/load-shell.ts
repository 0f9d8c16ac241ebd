import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import {
  footerQuery,
  navMenuQuery,
  promoBannerQuery,
} from '@/integrations/content-hub/content.queries'
import type { PageLoadArgs } from '@/lib/page-load'

/**
 * Loads the data of header and footer. Never throws, because a shop without its menu still sells.
 */
export async function loadShell({ queryClient, site }: PageLoadArgs): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(navMenuQuery(site.id)),
    queryClient.prefetchQuery(footerQuery(site.id)),
    queryClient.prefetchQuery(promoBannerQuery(site.id)),
    // determines whether the header offers a pickup shop and forms require a captcha
    queryClient.prefetchQuery(sitePreferencesQuery(site.id)),
  ])
}
