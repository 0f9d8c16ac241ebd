import { originOfSite } from './host-of-site'
import { localizedPath } from './locale'
import { useOrigin } from './use-origin'
import { useSite } from './use-site'

/**
 * Makes a path of this site the one address that a page has in a language: this page's, unless
 * another is named. What is an address already stays.
 * @param siteId another site of the retailer's, whose page it is
 */
export function usePageUrl(siteId?: string): (path: string, locale?: string) => string {
  const ownOrigin = useOrigin()
  const site = useSite()
  const isElsewhere = siteId !== undefined && siteId !== site.id
  const origin = isElsewhere ? originOfSite(siteId, ownOrigin) : ownOrigin
  return (path, locale = site.locale) =>
    /^https?:/.test(path) ? path : `${origin}${localizedPath(site.defaultLocale, locale, path)}`
}
