import { listSites } from './resolve-site'

/**
 * Returns the host of a site, derived from the host of another: `volume.` is put before the part
 * that all sites share.
 * @param host with or without a port
 */
export function hostOfSite(siteId: string, host: string): string {
  const sites = listSites()
  const prefix = sites.find(({ id }) => id === siteId)?.hostPrefixes[0] ?? ''
  const current = sites.flatMap(({ hostPrefixes }) => hostPrefixes).find((p) => host.startsWith(p))
  return `${prefix}${host.slice(current?.length ?? 0)}`
}

/** Does the same for an origin: `http://volume.localhost:3000`. */
export function originOfSite(siteId: string, origin: string): string {
  const [scheme = '', host = ''] = origin.split('://')
  return `${scheme}://${hostOfSite(siteId, host)}`
}
