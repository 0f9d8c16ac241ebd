import { getAppConfig } from './app-config'
import { chooseSite } from './choose-site'
import { negotiateLocale, readLocale } from './locale'
import { toSite, type Site } from './site'

export interface PageAddress {
  /** With or without a port, e.g. `volume.localhost:3000`. */
  host: string
  url: string
  /** The languages that the browser accepts, as in Accept-Language. */
  acceptLanguage?: string
}

export interface ResolvedPage {
  site: Site
  /** Path and query without the language's prefix. */
  url: string
  /** Whether the visitor's Accept-Language determined the language. */
  isNegotiated: boolean
}

export function resolvePage({ host, url, acceptLanguage }: PageAddress): ResolvedPage {
  const config = chooseSite(getAppConfig().sites, host)
  const asked = readLocale(config, url, acceptLanguage)
  return { site: toSite(config, asked), url: asked.url, isNegotiated: asked.isNegotiated }
}

/** Returns the site with an id, in the requested language; undefined if there is none. */
export function findSite(siteId: string, acceptLanguage?: string): Site | undefined {
  const config = getAppConfig().sites.find((site) => site.id === siteId)
  if (!config) return undefined
  return toSite(config, { locale: negotiateLocale(config, acceptLanguage), basename: '' })
}

/** Every site, in the order of the configuration. */
export function listSites(): Site[] {
  return getAppConfig().sites.map((config) => toSite(config))
}
