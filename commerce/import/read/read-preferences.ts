import { SitePreferences } from '../archive.schemas'
import { toCustomAttributes } from '../attribute-definitions'
import { toLocale } from '../localized'
import { parseTolerantly, type Reading } from './reading'
import { children, descend, type XmlElement } from '../xml-element'

// general values take precedence over those of single instances
const INSTANCES = ['all-instances', 'production', 'staging', 'development']

/**
 * Reads a site's `preferences.xml`. Standard preferences define the site's catalog, inventory list,
 * price books, library and locales; custom preferences are those that the storefront reads.
 */
export function readPreferences(reading: Reading, siteId: string, root: XmlElement) {
  const standard = new Map(
    listPreferences(root, 'standard-preferences').map((element) => [
      element.attributes['preference-id'],
      element.text ||
        children(element, 'value')
          .map(({ text }) => text)
          .join(':'),
    ]),
  )
  const listOf = (id: string) => (standard.get(id) ?? '').split(':').filter(Boolean)
  const defaultLocale = standard.get('SiteDefaultLocale')
  const timezone = standard.get('SiteTimezone')
  return parseTolerantly(reading, siteId, SitePreferences, {
    catalogId: standard.get('SiteCatalog') || undefined,
    inventoryListId: standard.get('SiteInventoryList') || undefined,
    libraryId: standard.get('SiteLibrary') || undefined,
    priceBookIds: listOf('SitePriceBooks'),
    // locales are written en_US in archives and en-US in the API
    defaultLocale:
      defaultLocale && defaultLocale !== 'default' ? toLocale(defaultLocale) : undefined,
    locales: listOf('SiteLocales')
      .filter((locale) => locale !== 'default')
      .map(toLocale),
    currencies: listOf('SiteCurrencies'),
    custom: {
      ...toCustomAttributes(
        reading,
        'SitePreferences',
        siteId,
        listPreferences(root, 'custom-preferences'),
        'preference-id',
      ),
      // a standard preference that getConfigurations returns to clients
      ...(timezone && { SiteTimezone: timezone }),
    },
  })
}

function listPreferences(root: XmlElement, kind: string): XmlElement[] {
  const preferences = new Map<string, XmlElement>()
  for (const instance of INSTANCES) {
    for (const element of descend(root, kind, instance, 'preference')) {
      const id = element.attributes['preference-id'] ?? ''
      if (!preferences.has(id)) preferences.set(id, element)
    }
  }
  return [...preferences.values()]
}
