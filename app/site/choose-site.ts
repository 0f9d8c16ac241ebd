import type { SiteConfig } from './site'

/**
 * Returns the site of a host name: the first with a prefix of the host, otherwise the default.
 * Throws if no site is configured.
 * @param host with or without a port, e.g. `volume.localhost:3000`
 */
export function chooseSite(sites: readonly SiteConfig[], host: string): SiteConfig {
  const asked = host.toLowerCase()
  const named = sites.find((site) => site.hostPrefixes.some((prefix) => asked.startsWith(prefix)))
  const site = named ?? sites.find((candidate) => candidate.isDefault) ?? sites[0]
  if (!site) throw new Error('config/sites.js names no site')
  return site
}
