import type { SiteContent, SiteSettings } from '../archive'
import { SiteRecord, type SitePreferences } from '../archive.schemas'
import { readCoupons } from './read-coupons'
import { readCustomerGroups } from './read-customer-groups'
import { readPayments } from './read-payments'
import { readPreferences } from './read-preferences'
import { readPromotions } from './read-promotions'
import { readSearch } from './read-search'
import { readShipping } from './read-shipping'
import { readSlots } from './read-slots'
import { readSourceCodes } from './read-source-codes'
import { mergeSort, readSort, type SortContent } from './read-sort'
import { readTax } from './read-tax'
import { parseTolerantly, type Reading } from './reading'
import { textOf, type XmlElement } from '../xml-element'

/** A document in a site's folder. */
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

/**
 * Reads a folder of `sites/`.
 * @param organizationSort the sorting rules of all sites.
 * @returns undefined if the site cannot be used, e.g. without a currency.
 */
export function readSite(
  reading: Reading,
  documents: SiteDocuments,
  organizationSort: readonly SortContent[] = [],
): SiteContent | undefined {
  const folder = reading.file
  const readAll = <T>(root: SiteRoot, reader: (at: Reading, element: XmlElement) => T): T[] =>
    (documents.get(root) ?? []).map(({ file, element }) => reader({ ...reading, file }, element))
  const read = <T>(root: SiteRoot, reader: (at: Reading, element: XmlElement) => T) =>
    readAll(root, reader)[0]

  const folderId = folder.split('/').at(-1) ?? ''
  const record = read('site', readRecord)
  if (documents.has('site') && !record) return undefined
  const id = record?.id ?? folderId
  const settings = read('preferences', (at, element) => readPreferences(at, id, element))
  const currency = record?.currency ?? settings?.currencies[0] ?? 'USD'
  return {
    file: folder,
    id,
    record: record && toColumns(record),
    settings: settings && toSettings(settings),
    tax: read('tax', readTax),
    shippingMethods: read('shipping', (at, element) => readShipping(at, element, currency)),
    paymentMethods: read('payment-settings', readPayments),
    customerGroups: read('customer-groups', readCustomerGroups),
    promotions: read('promotions', (at, element) => withoutWrong(at, readPromotions(at, element))),
    coupons: read('coupons', (at, element) => withoutWrong(at, readCoupons(at, element))),
    sourceCodes: read('sourcecodes', readSourceCodes),
    search: read('search', readSearch),
    sort: mergeSort([...organizationSort, ...readAll('sort', readSort)]),
    slots: read('slot-configurations', readSlots),
  }
}

/**
 * Removes promotions with errors, because a promotion without its unknown parts would be too
 * generous.
 */
function withoutWrong<T extends { id: string }>({ file, findings }: Reading, records: T[]): T[] {
  return records.filter(({ id }) => !findings.hasErrorAbout(file, id))
}

function toColumns({ id: _id, ...record }: SiteRecord) {
  return record
}

function toSettings({ custom, ...standard }: SitePreferences): SiteSettings {
  return { ...standard, preferences: custom }
}

function readRecord(reading: Reading, root: XmlElement) {
  const id = root.attributes['site-id'] ?? reading.file.split('/').at(-2)
  return parseTolerantly(reading, id, SiteRecord, {
    id,
    name: textOf(root, 'name') ?? id,
    currency: textOf(root, 'currency'),
    taxation: textOf(root, 'taxation') ?? 'net',
    status: textOf(root, 'storefront-status'),
  })
}
