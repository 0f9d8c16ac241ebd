/** The language of the code's own texts; every other one's are in translations/. */
export const SOURCE_LOCALE = 'en-US'

/** A language a shopper may choose on a site. */
export interface SiteLocale {
  /** BCP 47, as in the address: `es-US`. */
  id: string
  /** Its name in its own language. */
  name: string
}

/** The part of a site's configuration with its languages. */
export interface Speaking {
  /** The site's own: that of addresses without a prefix, for who asks for none that it speaks. */
  locale: string
  locales?: readonly SiteLocale[]
}

/** In which language a page is asked for, and where it is without it. */
export interface LocalizedRequest {
  locale: string
  /** The prefix of every URL of the page: `/es-US`, or nothing. */
  basename: string
  /** Path and query after the prefix. */
  url: string
  /** Whether the visitor's Accept-Language decided. */
  isNegotiated: boolean
}

const PREFIX = /^\/([a-z]{2}-[a-z]{2})(?=[/?]|$)/i
/** Only what is written like a locale is taken for one that nobody speaks here: `/do-it` is a page. */
const UNKNOWN_LOCALE = /^[a-z]{2}-[A-Z]{2}$/

/**
 * The language of a page: the one its path begins with (`/es-US/search`), else the best of those the
 * visitor's browser accepts. A prefix of a language the site does not speak is dropped, and the page
 * is the site's own (I18N-003).
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
    // two slashes would be another host
    url: `/${url.slice(prefix.length).replace(/^[/\\]+/, '')}`,
    isNegotiated: false,
  }
}

/** The best of a site's languages for an Accept-Language header; its own when it speaks none of them. */
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

/** The one address of a page in a language; the site's own has no prefix. */
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

/** `es-MX, en;q=0.5` → `['es-MX', 'en']`: without what is refused, the most wanted first. */
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
