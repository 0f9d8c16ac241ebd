import { hostOfSite } from '@/site/host-of-site'

/**
 * Returns the URL of a site's home page on the host of another site. Without a host, returns the
 * current site's home page.
 * @param basename the language prefix of this page's URLs, which is kept
 */
export function siteUrl(siteId: string, host: string | undefined, basename = ''): string {
  return host ? `//${hostOfSite(siteId, host)}${basename}/` : `${basename}/`
}
