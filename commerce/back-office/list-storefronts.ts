import type { StudioSite } from '../../domain/studio-wire'
import type { Services } from '../services'
import { toStorefrontLink } from '../sites/storefront-link'

/** Lists the sites with the addresses of their pages and their languages. */
export async function listStorefronts({
  sites,
  config,
}: Pick<Services, 'sites' | 'config'>): Promise<StudioSite[]> {
  return (await sites.listSites()).map((site) => ({
    id: site.id,
    name: site.name,
    origin: new URL(toStorefrontLink(config, site, '/')).origin,
    locales: [site.defaultLocale, ...site.locales.filter((one) => one !== site.defaultLocale)],
  }))
}
