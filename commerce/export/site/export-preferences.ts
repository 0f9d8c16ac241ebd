import { isSecretPreference } from '../../sites/site-preferences.rules'
import type { ArchiveFile } from '../archive-file'
import { leaf, node, type XmlNode } from '../xml/xml-node'
import { attributeContent } from '../xml/localized-nodes'
import { siteFile, type SiteContext, type SiteRow } from './site-context'

/** The standard preference that is stored among the custom ones. */
const TIME_ZONE = 'SiteTimezone'

export function* exportSiteRecord(
  context: SiteContext,
  passwordIds: ReadonlySet<string>,
): Generator<ArchiveFile> {
  const { site } = context
  const record = [
    leaf('name', site.name),
    leaf('currency', site.currency),
    leaf('taxation', site.taxation),
    leaf('storefront-status', site.status),
  ].flat()
  const attributes = { 'site-id': site.id }
  yield siteFile(context, 'site', ['site', 'site/2007-04-30'], record, attributes)
  yield siteFile(
    context,
    'preferences',
    ['preferences', 'preferences/2007-03-31'],
    [
      node('standard-preferences', [node('all-instances', standardNodes(site))]),
      node('custom-preferences', [node('all-instances', customNodes(site, passwordIds))]),
    ],
  )
}

function standardNodes(site: SiteRow): XmlNode[] {
  const timeZone = site.preferences[TIME_ZONE]
  const values = {
    SiteCatalog: site.catalog_id,
    SiteCurrencies: site.currencies.join(':'),
    SiteDefaultLocale: toArchiveLocale(site.default_locale),
    SiteInventoryList: site.inventory_list_id,
    SiteLibrary: site.library_id ?? '',
    SiteLocales: [...site.locales.map(toArchiveLocale), 'default'].join(':'),
    SitePriceBooks: site.price_book_ids.join(':'),
    [TIME_ZONE]: typeof timeZone === 'string' ? timeZone : '',
  }
  return Object.entries(values).flatMap(([id, value]) =>
    leaf('preference', value, { 'preference-id': id }),
  )
}

const toArchiveLocale = (locale: string) => locale.replaceAll('-', '_')

function customNodes({ preferences }: SiteRow, passwordIds: ReadonlySet<string>): XmlNode[] {
  return Object.entries(preferences)
    .filter(([id]) => id !== TIME_ZONE && !isSecretPreference(id, passwordIds))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => ({
      name: 'preference',
      attributes: { 'preference-id': id },
      content: attributeContent(value),
    }))
}
