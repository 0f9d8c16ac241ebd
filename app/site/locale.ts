/** The language of the texts in the code; all other languages are in translations/. */
export const SOURCE_LOCALE = 'en-US'

export interface SiteLocale {
  /** BCP 47, as in URLs: `es-US`. */
  id: string
  name: string
}

/** The part of a site's configuration with its languages. */
export interface Speaking {
  /**
   * The site's default language: of URLs without a prefix, if the visitor accepts none of its
   * languages.
   */
  locale: string
  locales?: readonly SiteLocale[]
}

/** The language of a request, and its URL without the language. */
export interface LocalizedRequest {
  locale: string
  /** The prefix of every URL of the page: `/es-US`, or an empty string. */
  basename: string
  /** Path and query after the prefix. */
  url: string
  /** Whether the visitor's Accept-Language determined the language. */
  isNegotiated: boolean
}

const PREFIX = /^\/([a-z]{2}-[a-z]{2})(?=[/?]|$)/i
/** Only prefixes written like a locale count as an unknown language: `/do-it` is a page. */
const UNKNOWN_LOCALE = /^[a-z]{2}-[A-Z]{2}$/

/**
 * Determines the language of a page: the prefix of its path (`/es-US/search`), otherwise the best
 * that the browser accepts. A prefix of a language that the site does not have is dropped, and the
 * page is in the site's default language (I18N-003).
 * @param url path with query, as in `req.url`
 */
export function readLocale(
  site: Speaking,
  url: string,
  acceptLanguage: string | undefined,
): LocalizedRequest {
  const [prefix, asked] = PREFIX.exec(url) ?? []
  const locale = asked && findLocale(site, asked)
  if (!prefix || !asked || !(locale || UNKNOWN_LOCALE.test(asked))) {
    const isNegotiated = spokenBy(site).length > 1
    const negotiated = isNegotiated ? negotiateLocale(site, acceptLanguage) : site.locale
    return { locale: negotiated, basename: '', url, isNegotiated }
  }
  return {
    locale: locale || site.locale,
    basename: locale ? `/${locale}` : '',
    // a second slash would start a host name
    url: `/${url.slice(prefix.length).replace(/^[/\\]+/, '')}`,
    isNegotiated: false,
  }
}

/**
 * Returns the best of a site's languages for an Accept-Language header; the default one if none
 * matches.
 */
export function negotiateLocale(site: Speaking, acceptLanguage: string | undefined): string {
  if (!acceptLanguage) return site.locale
  const spoken = spokenBy(site)
  for (const tag of tagsByWeight(acceptLanguage)) {
    const exact = findLocale(site, tag)
    if (exact) return exact
    const [language] = tag.toLowerCase().split('-')
    const near = spoken.find((locale) => locale.split('-')[0]?.toLowerCase() === language)
    if (near) return near
  }
  return site.locale
}

/**
 * Returns the canonical path of a page in a language; the site's default language has no prefix.
 */
export function localizedPath(ownLocale: string, locale: string, path: string): string {
  if (locale === ownLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

function findLocale(site: Speaking, tag: string): string | undefined {
  return spokenBy(site).find((locale) => locale.toLowerCase() === tag.toLowerCase())
}

function spokenBy({ locale, locales = [] }: Speaking): string[] {
  return [...new Set([locale, ...locales.map(({ id }) => id)])]
}

/** `es-MX, en;q=0.5` → `['es-MX', 'en']`: sorted by weight, without refused languages. */
function tagsByWeight(header: string): string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((one) => one.startsWith('q='))
      return { tag, weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
