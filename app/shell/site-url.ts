import { hostOfSite } from '@/site/host-of-site'

/**
 * Address of a site's home as seen from a host. Without a host, the site's own home.
 * @param basename what the addresses of this page begin with: the language goes along
 */
export function siteUrl(siteId: string, host: string | undefined, basename = ''): string {
  return host ? `//${hostOfSite(siteId, host)}${basename}/` : `${basename}/`
}
