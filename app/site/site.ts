import type { SiteLocale } from './locale'

/** One of the retailer's sites, as `config/sites.js` describes it. */
export interface SiteConfig {
  /** B2C Commerce site id, also the first part of every `/api/{siteId}` address. */
  id: string
  name: string
  /** Label of the site's tab above the header. */
  tabLabel: string
  /** The site's own language. */
  locale: string
  /** Languages a shopper may choose here; without any, the site speaks its own alone. */
  locales?: SiteLocale[]
  currency: string
  hostPrefixes: string[]
  isDefault?: boolean
  capabilities: string[]
  /** Which of the theme's accents the site wears; without one, the house's own (app/theme/tokens.ts). */
  accent?: string
}

/** What a site can do that others cannot. Code asks for these, never for a site's name. */
export type SiteCapability = 'pickup' | 'volumeSavings' | 'suggestedPrice' | 'programTerms'

export interface Site extends SiteConfig {
  /** The language of this page. */
  locale: string
  /** The site's own. */
  defaultLocale: string
  /** The prefix of the URLs of this page: `/es-US`, or nothing. */
  basename: string
  /** Whether this site offers a capability. */
  has(capability: SiteCapability): boolean
}

/** A site's configuration with the question code asks of it, for a page in one of its languages. */
export function toSite(
  config: SiteConfig,
  { locale, basename }: { locale: string; basename: string } = {
    locale: config.locale,
    basename: '',
  },
): Site {
  return {
    ...config,
    locale,
    defaultLocale: config.locale,
    basename,
    has: (capability) => config.capabilities.includes(capability),
  }
}
