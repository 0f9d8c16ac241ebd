import { SitePreferences } from './archive.schemas'
import { toCustomAttributes } from './attribute-definitions'
import { parseRecord, type Reading } from './reading'
import { descend, type XmlElement } from './xml-element'

/**
 * Reads a site's `preferences.xml`. The standard preferences name the site's catalogue, inventory
 * list, price books and locale; the custom ones are what the storefront asks for.
 */
export function readPreferences(reading: Reading, siteId: string, root: XmlElement) {
  const standard = new Map(
    descend(root, 'standard-preferences', 'all-instances', 'preference').map((element) => [
      element.attributes['preference-id'],
      element.text,
    ]),
  )
  return parseRecord(reading, siteId, SitePreferences, {
    catalogId: standard.get('SiteCatalog'),
    inventoryListId: standard.get('SiteInventoryList'),
    priceBookIds: standard.get('SitePriceBooks')?.split(':').filter(Boolean),
    // a locale is written en_US in archives and en-US on the wire
    defaultLocale: standard.get('SiteDefaultLocale')?.replace('_', '-'),
    custom: toCustomAttributes(
      reading,
      'SitePreferences',
      siteId,
      descend(root, 'custom-preferences', 'all-instances', 'preference'),
      'preference-id',
    ),
  })
}
