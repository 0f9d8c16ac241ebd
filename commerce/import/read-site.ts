import type { SiteContent } from './archive'
import { SiteRecord } from './archive.schemas'
import { readCoupons } from './read-coupons'
import { readCustomerGroups } from './read-customer-groups'
import { readPayments } from './read-payments'
import { readPreferences } from './read-preferences'
import { readPromotions } from './read-promotions'
import { readShipping } from './read-shipping'
import { readTax } from './read-tax'
import { parseRecord, type Reading } from './reading'
import { textOf, type XmlElement } from './xml-element'

const REQUIRED_FILES = [
  'site.xml',
  'preferences.xml',
  'shipping.xml',
  'tax.xml',
  'payment-methods.xml',
  'customer-groups.xml',
] as const
/** A site without promotions has none of these. */
export const SITE_FILES = [...REQUIRED_FILES, 'promotions.xml', 'coupons.xml'] as const
export type SiteFile = (typeof SITE_FILES)[number]

/** Reads one folder of `sites/`; a missing file is an error, but for promotions and coupons. */
export function readSite(
  reading: Reading,
  documents: ReadonlyMap<SiteFile, XmlElement>,
): SiteContent | undefined {
  const folder = reading.file
  const at = (file: SiteFile) => ({ ...reading, file: `${folder}/${file}` })
  for (const file of REQUIRED_FILES) {
    if (!documents.has(file)) reading.findings.error(`${folder}/${file}`, '', 'the file is missing')
  }
  const read = <T>(file: SiteFile, reader: (at: Reading, root: XmlElement) => T): T | undefined => {
    const root = documents.get(file)
    return root && reader(at(file), root)
  }
  const site = read('site.xml', (reading, root) => {
    const id = root.attributes['site-id']
    return parseRecord(reading, id, SiteRecord, {
      id,
      name: textOf(root, 'name'),
      currency: textOf(root, 'currency'),
      taxation: textOf(root, 'taxation'),
    })
  })
  if (!site) return undefined
  const preferences = read('preferences.xml', (reading, root) =>
    readPreferences(reading, site.id, root),
  )
  if (!preferences) return undefined
  const { custom, ...standard } = preferences
  const tax = read('tax.xml', readTax)
  return {
    file: folder,
    id: site.id,
    name: site.name,
    currency: site.currency,
    ...standard,
    preferences: custom,
    taxClassIds: tax?.classIds ?? [],
    taxRates: tax?.rates ?? [],
    shippingMethods: read('shipping.xml', readShipping) ?? [],
    paymentMethods: read('payment-methods.xml', readPayments) ?? [],
    customerGroups: read('customer-groups.xml', readCustomerGroups) ?? [],
    promotions: read('promotions.xml', readPromotions) ?? [],
    coupons: read('coupons.xml', readCoupons) ?? [],
  }
}
