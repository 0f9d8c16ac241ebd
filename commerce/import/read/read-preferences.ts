import { SitePreferences } from '../archive.schemas'
import { isEmpty, toCustomAttributes } from '../custom-attributes'
import { toLocale } from '../localized'
import { children, descend, type XmlElement } from '../../archives/xml-element'
import type { Named } from './read-record'
import { parseTolerantly, PART_LEFT_OUT, type Reading } from './parse-records'
import { isTimezone } from '../../sites/shop-time.rules'

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

const isLocale = (text: string) => text === 'default' || LOCALE.test(toLocale(text))
const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  SiteDefaultLocale: isLocale,
  SiteLocales: (text) => toList(text).every(isLocale),
  SiteCurrencies: (text) => toList(text).every((one) => /^[A-Z]{3}$/.test(one)),
  SiteTimezone: isTimezone,
}
const LOCALE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/
const UNKNOWN = PART_LEFT_OUT('line %s: <preference> %s: %s is not known')

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
  const wrong = given.filter((element) => isWrong(reading, siteId, element))
  const standard = new Map(
    given
      .filter((element) => !wrong.includes(element))
      .map((element) => [element.attributes['preference-id'], textOf(element)]),
  )
  const listOf = (id: string) => toList(standard.get(id) ?? '')
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
  const isUnread = (element: XmlElement) => !isEmpty(element) && !(idOf(element) in values)
  const toPath = (element: XmlElement) => `preferences/${idOf(element)}`
  const named = new Set([
    ...given.flatMap((element) => STANDARD[idOf(element)] ?? []),
    ...custom.map(toPath),
  ])
  const unread = new Set([
    ...custom.filter(isUnread).map(toPath),
    ...wrong.flatMap((element) => STANDARD[idOf(element)] ?? []),
  ])
  const naming = { named, unread }
  return record && { ...record, naming }
}

const idOf = ({ attributes }: XmlElement) => attributes['preference-id'] ?? ''
const toList = (text: string) => text.split(':').filter(Boolean)

function textOf(element: XmlElement): string {
  const values = children(element, 'value').map(({ text }) => text)
  return element.text || values.join(':')
}

function isWrong({ file, findings }: Reading, siteId: string, element: XmlElement): boolean {
  const id = idOf(element)
  const text = textOf(element)
  const isRight = text === '' || (CHECKS[id]?.(text) ?? true)
  if (!isRight) findings.error(file, siteId, UNKNOWN, element.line, id, text)
  return !isRight
}

function listPreferences(root: XmlElement, kind: string): XmlElement[] {
  const preferences = new Map<string, XmlElement>()
  for (const instance of INSTANCES) {
    for (const element of descend(root, kind, instance, 'preference')) {
      if (!preferences.has(idOf(element))) preferences.set(idOf(element), element)
    }
  }
  return [...preferences.values()]
}
