import { localizedPath } from './locale'
import { useOrigin } from './use-origin'
import { useSite } from './use-site'

/**
 * Makes a path of this site the one address that a page has in a language: this page's, unless
 * another is named. What is an address already stays.
 */
export function usePageUrl(): (path: string, locale?: string) => string {
  const origin = useOrigin()
  const site = useSite()
  return (path, locale = site.locale) =>
    /^https?:/.test(path) ? path : `${origin}${localizedPath(site.defaultLocale, locale, path)}`
}
