/** One of the retailer's sites, as `config/sites.js` describes it. */
export interface SiteConfig {
  /** B2C Commerce site id, also the first part of every `/api/{siteId}` address. */
  id: string
  name: string
  /** Label of the site's tab above the header (D1 §2). */
  tabLabel: string
  locale: string
  currency: string
  hostPrefixes: string[]
  isDefault?: boolean
  capabilities: string[]
  /** Which of the theme's accents the site wears; without one, the house's own (app/theme/tokens.ts). */
  accent?: string
}

/** What a site can do that others cannot. Code asks for these, never for a site's name. */
export type SiteCapability = 'pickup' | 'volumeSavings' | 'suggestedPrice'

export interface Site extends SiteConfig {
  /** Whether this site offers a capability. */
  has(capability: SiteCapability): boolean
}

/** A site's configuration with the question code asks of it. */
export function toSite(config: SiteConfig): Site {
  return { ...config, has: (capability) => config.capabilities.includes(capability) }
}
