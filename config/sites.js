// @ts-check
/**
 * The retailer's sites. A site is chosen by the host a page is asked under: the first site one of
 * whose `hostPrefixes` the host begins with, else the one marked `isDefault`.
 *
 * `capabilities` is what code asks for (`useSite().has('suggestedPrice')`): naming a site anywhere
 * else is a lint error. `accent` is one of the theme's (app/theme/tokens.ts).
 *
 * `locale` is the site's own language, `locales` those a shopper may choose: each but the own needs its
 * texts in `translations/`, and the site's archive its `SiteLocales`.
 *
 * @typedef {{
 *   id: string, name: string, tabLabel: string, locale: string,
 *   locales?: { id: string, name: string }[], currency: string,
 *   hostPrefixes: string[], isDefault?: boolean, capabilities: string[], accent?: string,
 * }} SiteConfig
 */

/** In the order of the choice at the foot of a page, each called as it calls itself. */
const locales = [
  { id: 'en-US', name: 'English' },
  { id: 'es-US', name: 'Español' },
]

/** @type {SiteConfig[]} */
module.exports = [
  {
    id: 'brindille',
    name: 'Maison Brindille',
    tabLabel: 'Shop',
    locale: 'en-US',
    locales,
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
    locales,
    currency: 'USD',
    hostPrefixes: ['volume.'],
    capabilities: ['volumeSavings', 'programTerms'],
    accent: 'forest',
  },
  {
    id: 'brindille-fundraising',
    name: 'Maison Brindille Fundraising',
    tabLabel: 'Fundraising',
    locale: 'en-US',
    locales,
    currency: 'USD',
    hostPrefixes: ['fundraising.'],
    capabilities: ['suggestedPrice', 'programTerms'],
    accent: 'ember',
  },
]
