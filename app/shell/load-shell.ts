import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import {
  footerQuery,
  navMenuQuery,
  promoBannerQuery,
} from '@/integrations/content-hub/content.queries'
import type { PageLoadArgs } from '@/lib/page-load'
import { keepMenuMarkup } from './menu/menu-markup'
import { readNavMenu } from './shell-content'

/** What header and footer need. Never throws: a shop without its menu still sells. */
export async function loadShell({ queryClient, site }: PageLoadArgs): Promise<void> {
  await Promise.all([
    loadMenu({ queryClient, site }),
    queryClient.prefetchQuery(footerQuery(site.id)),
    queryClient.prefetchQuery(promoBannerQuery(site.id)),
    // whether the header offers a shop to collect in
    site.has('pickup') && queryClient.prefetchQuery(sitePreferencesQuery(site.id)),
  ])
}

async function loadMenu({ queryClient, site }: Pick<PageLoadArgs, 'queryClient' | 'site'>) {
  const query = navMenuQuery(site.id)
  await queryClient.prefetchQuery(query)
  const { menus } = readNavMenu(queryClient.getQueryData(query.queryKey))
  keepMenuMarkup(menus, site.basename)
}
