import { asList, asText } from '@/lib/read-fields'
import { findSite, listSites } from '@/site/resolve-site'

/** The part of an item that names where it is shown. */
type Placed = Readonly<Record<string, unknown>>

/**
 * The sites that show an item, its own one first: what an editor named, else all. A page that
 * several sites show has one address: that of its first site, else of the retailer's main one.
 */
export function readSites(item: Placed | undefined): readonly string[] {
  return asList(item?.sites, asText)
}

/** Whether a site shows an item. */
export function isShownOn(item: Placed, siteId: string): boolean {
  const sites = readSites(item)
  return sites.length === 0 || sites.includes(siteId)
}

/** The site whose address of an item counts. */
export function ownSiteOf(item: Placed): string {
  const named = readSites(item).find((siteId) => findSite(siteId))
  const sites = listSites()
  return named ?? sites.find(({ isDefault }) => isDefault)?.id ?? sites[0]?.id ?? ''
}
