import type { SiteLocale } from './locale'

export interface SiteConfig {
  /** B2C Commerce site id, also the first part of every `/api/{siteId}` path. */
  id: string
  name: string
  /** Label of the site's tab above the header. */
  tabLabel: string
  /** The site's default language. */
  locale: string
  /** Languages that shoppers can choose; if absent, only the default language. */
  locales?: SiteLocale[]
  currency: string
  hostPrefixes: string[]
  isDefault?: boolean
  capabilities: string[]
  /** Accent color of the theme (app/theme/tokens.ts); default: the brand's own. */
  accent?: string
}

/** A feature that only some sites have. Code checks capabilities, never a site's name. */
export type SiteCapability = 'pickup' | 'volumeSavings' | 'suggestedPrice' | 'programTerms'

export interface Site extends SiteConfig {
  locale: string
  /** The site's default language. */
  defaultLocale: string
  /** The prefix of the URLs of this page: `/es-US`, or an empty string. */
  basename: string
  has(capability: SiteCapability): boolean
}

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
