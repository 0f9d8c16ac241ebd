import { listSites } from '@/site/resolve-site'

/**
 * Address of a site's home as seen from a host: `volume.` is put before the part every site shares.
 * Without a host, the site's own home.
 * @param basename what the addresses of this page begin with: the language goes along
 */
export function siteUrl(siteId: string, host: string | undefined, basename = ''): string {
  const sites = listSites()
  const prefix = sites.find(({ id }) => id === siteId)?.hostPrefixes[0] ?? ''
  if (!host) return `${basename}/`
  const current = sites.flatMap(({ hostPrefixes }) => hostPrefixes).find((p) => host.startsWith(p))
  return `//${prefix}${host.slice(current?.length ?? 0)}${basename}/`
}
