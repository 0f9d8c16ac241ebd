import type { SiteConfig } from './site'

/**
 * The site of a host name: the first one of whose prefixes the host begins with, else the default.
 * Throws when the configuration names no site at all.
 * @param host with or without a port, e.g. `volume.localhost:3000`
 */
export function chooseSite(sites: readonly SiteConfig[], host: string): SiteConfig {
  const asked = host.toLowerCase()
  const named = sites.find((site) => site.hostPrefixes.some((prefix) => asked.startsWith(prefix)))
  const site = named ?? sites.find((candidate) => candidate.isDefault) ?? sites[0]
  if (!site) throw new Error('config/sites.js names no site')
  return site
}
