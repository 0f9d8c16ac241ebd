import { getAppConfig } from './app-config'
import { chooseSite } from './choose-site'
import { toSite, type Site } from './site'

/** The site of a host name, with or without a port, e.g. `volume.localhost:3000`. */
export function resolveSite(host: string): Site {
  return toSite(chooseSite(getAppConfig().sites, host))
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
