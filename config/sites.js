// @ts-check
/**
 * The retailer's sites. The host of a request selects the site: the first site with one of its
 * `hostPrefixes` at the start of the host, otherwise the site with `isDefault`.
 *
 * Code checks `capabilities` (`useSite().has('suggestedPrice')`): using a site's id anywhere else is a
 * lint error. `accent` is one of the theme's accents (app/theme/tokens.ts).
 *
 * `locale` is the site's own language, `locales` are those that a shopper may choose. Each of them but
 * the own needs a file in `translations/`, and the site's archive must list them as `SiteLocales`.
 *
 * @typedef {{
 *   id: string, name: string, tabLabel: string, locale: string,
 *   locales?: { id: string, name: string }[], currency: string,
 *   hostPrefixes: string[], isDefault?: boolean, capabilities: string[], accent?: string,
 * }} SiteConfig
 */

/** In the order of the language menu in the footer; each name is in its own language. */
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
