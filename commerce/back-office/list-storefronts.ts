import type { StudioSite } from '../../contracts/studio'
import type { Config } from '../config'
import type { SiteService } from '../sites/site.service'
import { toStorefrontLink } from '../sites/storefront-link'

interface Needs {
  config: Config
  sites: SiteService
}

export async function listStorefronts({ sites, config }: Needs): Promise<StudioSite[]> {
  return (await sites.listSites()).map((site) => ({
    id: site.id,
    name: site.name,
    origin: new URL(toStorefrontLink(config, site, '/')).origin,
    locales: [site.defaultLocale, ...site.locales.filter((one) => one !== site.defaultLocale)],
  }))
}
