import { SitePreferences } from '../archive.schemas'
import { isEmpty, toCustomAttributes } from '../custom-attributes'
import { toLocale } from '../localized'
import { children, descend, type XmlElement } from '../../archives/xml-element'
import type { Named } from './read-record'
import { parseTolerantly, type Reading } from './parse-records'

// general values take precedence over those of single instances
const INSTANCES = ['all-instances', 'production', 'staging', 'development']

const STANDARD: Readonly<Record<string, readonly string[]>> = {
  SiteCatalog: ['catalogId'],
  SiteInventoryList: ['inventoryListId'],
  SiteLibrary: ['libraryId'],
  SitePriceBooks: ['priceBookIds'],
  SiteDefaultLocale: ['defaultLocale', 'locales'],
  SiteLocales: ['locales'],
  SiteCurrencies: ['currencies'],
  // a standard preference that getConfigurations returns to clients
  SiteTimezone: ['preferences/SiteTimezone'],
}

/**
 * Standard preferences define the site's catalog, inventory list, price books, library and locales;
 * custom preferences are those that the storefront reads.
 */
export function readPreferences(
  reading: Reading,
  siteId: string,
  root: XmlElement,
): Named<SitePreferences> | undefined {
  const given = listPreferences(root, 'standard-preferences')
  const standard = new Map(
    given.map((element) => [
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
  const custom = listPreferences(root, 'custom-preferences')
  const values = toCustomAttributes(reading, 'SitePreferences', siteId, custom, 'preference-id')
  const record = parseTolerantly(reading, siteId, SitePreferences, {
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
    preferences: { ...values, ...(timezone && { SiteTimezone: timezone }) },
  })
  const idOf = ({ attributes }: XmlElement) => attributes['preference-id'] ?? ''
  const isUnread = (element: XmlElement) => !isEmpty(element) && !(idOf(element) in values)
  const toPath = (element: XmlElement) => `preferences/${idOf(element)}`
  const named = new Set([
    ...given.flatMap((element) => STANDARD[idOf(element)] ?? []),
    ...custom.map(toPath),
  ])
  const naming = { named, unread: new Set(custom.filter(isUnread).map(toPath)) }
  return record && { ...record, naming }
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
