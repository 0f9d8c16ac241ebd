// @ts-check
/**
 * The retailer's sites. A site is chosen by the host a page is asked under: the first site one of
 * whose `hostPrefixes` the host begins with, else the one marked `isDefault`.
 *
 * `capabilities` is what code asks for (`useSite().has('suggestedPrice')`): naming a site anywhere
 * else is a lint error. `accent` is one of the theme's (app/theme/tokens.ts).
 *
 * @typedef {{
 *   id: string, name: string, tabLabel: string, locale: string, currency: string,
 *   hostPrefixes: string[], isDefault?: boolean, capabilities: string[], accent?: string,
 * }} SiteConfig
 */

/** @type {SiteConfig[]} */
module.exports = [
  {
    id: 'brindille',
    name: 'Maison Brindille',
    tabLabel: 'Shop',
    locale: 'en-US',
    currency: 'USD',
    hostPrefixes: [],
    isDefault: true,
    capabilities: ['pickup'],
  },
  {
    id: 'brindille-volume',
    name: 'Maison Brindille Volume Savings',
    tabLabel: 'Volume Savings',
    locale: 'en-US',
    currency: 'USD',
    hostPrefixes: ['volume.'],
    capabilities: ['volumeSavings'],
    accent: 'forest',
  },
  {
    id: 'brindille-fundraising',
    name: 'Maison Brindille Fundraising',
    tabLabel: 'Fundraising',
    locale: 'en-US',
    currency: 'USD',
    hostPrefixes: ['fundraising.'],
    capabilities: ['suggestedPrice'],
    accent: 'ember',
  },
]
