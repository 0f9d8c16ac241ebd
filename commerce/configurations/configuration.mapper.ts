import type { ShopperConfigurationsTypes } from 'commerce-sdk-isomorphic'
import { offsetAt } from '../../rules/zoned-time'
import { timezoneOf } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import { ISO3_COUNTRIES, ISO3_LANGUAGES } from './iso3.constants'

type Configuration = ShopperConfigurationsTypes.SiteConfiguration['configurations'][number]

export function toConfigurations(site: Site, now: Date): Configuration[] {
  const timezone = timezoneOf(site.preferences)
  const ofSite: Record<string, unknown> = {
    id: site.id,
    name: site.name,
    status: 'online',
    timezone,
    timezoneOffset: offsetAt(now.getTime(), timezone),
    defaultCurrency: site.currency,
    allowedCurrencies: unique([site.currency, ...site.currencies]),
    defaultLocale: site.defaultLocale,
    allowedLocales: unique([site.defaultLocale, ...site.locales])
      .filter((locale) => locale !== 'default')
      .map((locale) => toLocale(locale, locale === site.defaultLocale)),
  }
  return [
    ...Object.entries(ofSite).map(([id, value]): Configuration => {
      return { id, value, configurationType: 'siteConfiguration' }
    }),
    { id: 'SalesforcePaymentsAllowed', value: false, configurationType: 'globalConfiguration' },
  ]
}

function toLocale(id: string, isDefault: boolean) {
  const [language = '', country] = id.split('-')
  const displayLanguage = nameOf('language', language)
  const displayCountry = country === undefined ? '' : nameOf('region', country)
  const name = displayCountry ? `${displayLanguage} (${displayCountry})` : displayLanguage
  return {
    id,
    country: country ?? '',
    default: isDefault,
    displayCountry,
    displayLanguage,
    displayName: name,
    iso3Country: ISO3_COUNTRIES[country ?? ''] ?? '',
    iso3Language: ISO3_LANGUAGES[language] ?? language,
    language,
    name,
  }
}

function nameOf(type: 'language' | 'region', code: string): string {
  return new Intl.DisplayNames(['en'], { type, fallback: 'code' }).of(code) ?? code
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
