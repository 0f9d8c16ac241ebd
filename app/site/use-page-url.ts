import { originOfSite } from './host-of-site'
import { localizedPath } from './locale'
import { useOrigin } from './use-origin'
import { useSite } from './use-site'

/**
 * Returns a function that makes a path of this site the canonical URL of a page, in this page's
 * language unless another is given. An absolute URL is returned unchanged.
 * @param siteId another site of the retailer to which the page belongs
 */
export function usePageUrl(siteId?: string): (path: string, locale?: string) => string {
  const ownOrigin = useOrigin()
  const site = useSite()
  const isElsewhere = siteId !== undefined && siteId !== site.id
  const origin = isElsewhere ? originOfSite(siteId, ownOrigin) : ownOrigin
  return (path, locale = site.locale) =>
    /^https?:/.test(path) ? path : `${origin}${localizedPath(site.defaultLocale, locale, path)}`
}
