import type { SiteContent } from '../archive'
import { SiteRecord } from '../archive.schemas'
import { text } from '../record-fields'
import { child, type XmlElement } from '../../archives/xml-element'
import type { KnownTax } from './combine-tax'
import { readCoupons } from './read-coupons'
import { readCustomerGroups } from './read-customer-groups'
import { readPayments } from './read-payments'
import { readPreferences } from './read-preferences'
import { readPromotions, type KnownPromotions } from './read-promotions'
import { readRecord, type Named } from './read-record'
import { readSearch } from './read-search'
import { readShipping } from './read-shipping'
import { readSlots } from './read-slots'
import { mergeSort, readSort, type SortContent } from './read-sort'
import { readSourceCodes } from './read-source-codes'
import { readTax } from './read-tax'
import type { Reading } from './parse-records'

export interface SiteDocument {
  file: string
  element: XmlElement
}

/** The documents in a folder of `sites/`, by the names of their root elements. */
export type SiteDocuments = ReadonlyMap<string, readonly SiteDocument[]>

/** The root elements of documents that `readSite` reads. */
export const SITE_ROOTS = [
  'site',
  'preferences',
  'shipping',
  'tax',
  'payment-settings',
  'customer-groups',
  'promotions',
  'coupons',
  'sourcecodes',
  'search',
  'sort',
  'slot-configurations',
] as const
type SiteRoot = (typeof SITE_ROOTS)[number]

const DEFAULT_CURRENCY = 'USD'

/** What a site has already, of which an archive names parts. */
export interface KnownSite {
  currency?: string
  tax: KnownTax
  promotions: KnownPromotions
}

/**
 * Documents of one kind are read as if they were one.
 * @param toReading returns the reading of a file.
 * @param organizationSort the sorting rules of all sites.
 * @param findKnown returns what the database has of a site.
 */
export async function readSite(
  folder: string,
  toReading: (file: string) => Reading,
  documents: SiteDocuments,
  organizationSort: readonly SortContent[],
  findKnown: (siteId: string) => Promise<KnownSite>,
): Promise<SiteContent> {
  const readAll = <T>(root: SiteRoot, reader: (at: Reading, element: XmlElement) => T): T[] =>
    (documents.get(root) ?? []).map(({ file, element }) => reader(toReading(file), element))
  const read = <T>(root: SiteRoot, reader: (at: Reading, element: XmlElement) => T) => {
    const [first, ...others] = documents.get(root) ?? []
    if (!first) return undefined
    const elements = [first, ...others].flatMap(({ element }) => element.elements)
    return reader(toReading(first.file), { ...first.element, elements })
  }
  const folderId = folder.split('/').at(-1) ?? ''
  const record = read('site', readSiteRecord)
  const givenId = documents.get('site')?.[0]?.element.attributes['site-id']
  const id = record?.id ?? givenId ?? folderId
  const known = await findKnown(id)
  const settings = read('preferences', (at, element) => readPreferences(at, id, element))
  const currency =
    record?.currency ?? known.currency ?? settings?.currencies?.[0] ?? DEFAULT_CURRENCY
  return {
    file: folder,
    id,
    record,
    settings,
    tax: read('tax', (at, element) => readTax(at, element, known.tax)),
    shippingMethods: read('shipping', (at, element) => readShipping({ ...at, currency }, element)),
    payments: read('payment-settings', (at, element) => readPayments({ ...at, currency }, element)),
    customerGroups: read('customer-groups', readCustomerGroups),
    promotions: read('promotions', (at, element) =>
      readPromotions({ ...at, currency }, element, known.promotions),
    ),
    coupons: read('coupons', readCoupons),
    sourceCodes: read('sourcecodes', readSourceCodes),
    search: read('search', readSearch),
    sort: mergeSort([...organizationSort, ...readAll('sort', readSort)]),
    slots: read('slot-configurations', readSlots),
  }
}

const SITE = {
  name: text('name'),
  currency: text('currency'),
  taxation: text('taxation'),
  status: text('storefront-status'),
}

function readSiteRecord(reading: Reading, root: XmlElement): Named<SiteRecord> | undefined {
  const id = root.attributes['site-id'] ?? reading.file.split('/').at(-2)
  return readRecord(reading, root, {
    id,
    schema: SiteRecord,
    fields: SITE,
    given: { id, ...(!child(root, 'taxation') && { taxation: 'net' }) },
    isTolerant: true,
  })
}
