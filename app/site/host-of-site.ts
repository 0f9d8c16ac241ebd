import { listSites } from './resolve-site'

/**
 * The host of a site as seen from another's: `volume.` is put before the part every site shares.
 * @param host with or without a port
 */
export function hostOfSite(siteId: string, host: string): string {
  const sites = listSites()
  const prefix = sites.find(({ id }) => id === siteId)?.hostPrefixes[0] ?? ''
  const current = sites.flatMap(({ hostPrefixes }) => hostPrefixes).find((p) => host.startsWith(p))
  return `${prefix}${host.slice(current?.length ?? 0)}`
}

/** The same of an origin: `http://volume.localhost:3000`. */
export function originOfSite(siteId: string, origin: string): string {
  const [scheme = '', host = ''] = origin.split('://')
  return `${scheme}://${hostOfSite(siteId, host)}`
}
