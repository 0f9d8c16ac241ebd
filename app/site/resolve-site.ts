import { getAppConfig } from './app-config'
import { toSite, type Site, type SiteConfig } from './site'

/**
 * The site of a host name: the first whose prefix the host begins with, else the default one.
 * @param host with or without a port, e.g. `volume.localhost:3000`
 */
export function resolveSite(host: string): Site {
  return toSite(chooseSite(getAppConfig().sites, host.toLowerCase()))
}

/** The site with an id, or undefined when there is none. */
export function findSite(siteId: string): Site | undefined {
  const config = getAppConfig().sites.find((site) => site.id === siteId)
  return config && toSite(config)
}

/** Every site, in the order of the configuration. */
export function listSites(): Site[] {
  return getAppConfig().sites.map(toSite)
}

/** Picks by prefix; throws when the configuration names no site at all. */
export function chooseSite(sites: readonly SiteConfig[], host: string): SiteConfig {
  const named = sites.find((site) => site.hostPrefixes.some((prefix) => host.startsWith(prefix)))
  const site = named ?? sites.find((candidate) => candidate.isDefault) ?? sites[0]
  if (!site) throw new Error('config/sites.js names no site')
  return site
}
