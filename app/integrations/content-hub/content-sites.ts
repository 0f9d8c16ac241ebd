import { asList, asText } from '@/lib/read-fields'
import { findSite, listSites } from '@/site/resolve-site'

type Placed = Readonly<Record<string, unknown>>

/**
 * Returns the sites that an editor selected for an item, the first one being its canonical site;
 * empty means all sites.
 */
export function readSites(item: Placed | undefined): readonly string[] {
  return asList(item?.sites, asText)
}

export function isShownOn(item: Placed, siteId: string): boolean {
  const sites = readSites(item)
  return sites.length === 0 || sites.includes(siteId)
}

/**
 * Returns the site of an item's canonical URL: the first selected site, otherwise the retailer's
 * default site.
 */
export function ownSiteOf(item: Placed): string {
  const named = readSites(item).find((siteId) => findSite(siteId))
  const sites = listSites()
  return named ?? sites.find(({ isDefault }) => isDefault)?.id ?? sites[0]?.id ?? ''
}
