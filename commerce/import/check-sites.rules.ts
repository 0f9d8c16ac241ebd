import type { Archive, SiteContent } from './archive'
import type { Findings } from './findings'
import { toProductRows, type ProductRow } from './product-rows.rules'

/** Checks what each site names, and warns of what it could not sell. */
export function checkSites(archive: Archive, findings: Findings): void {
  const rows = toProductRows(archive)
  if (archive.sites.length === 0) findings.error('sites', '', 'there is no site')
  for (const site of archive.sites) {
    checkReferences(archive, site, findings)
    checkTaxClasses(site, rows, findings)
    checkSellable(archive, site, rows, findings)
  }
}

function checkReferences(archive: Archive, site: SiteContent, findings: Findings): void {
  const file = `${site.file}/preferences.xml`
  const named: [string, string, readonly { id: string }[]][] = [
    ['catalogue', site.catalogId, archive.catalogs],
    ['inventory list', site.inventoryListId, archive.inventoryLists],
    ...site.priceBookIds.map((id): [string, string, readonly { id: string }[]] => [
      'price book',
      id,
      archive.priceBooks,
    ]),
  ]
  for (const [kind, id, known] of named) {
    if (!known.some((one) => one.id === id)) {
      findings.error(file, site.id, `the ${kind} ${id} does not exist`)
    }
  }
}

function checkTaxClasses(site: SiteContent, rows: readonly ProductRow[], findings: Findings): void {
  const known = new Set(site.taxClassIds)
  for (const { id, taxClassId } of site.shippingMethods) {
    if (taxClassId !== undefined && !known.has(taxClassId)) {
      findings.error(`${site.file}/shipping.xml`, id, `no tax class ${taxClassId}`)
    }
  }
  const unknown = new Map(rows.map(({ taxClassId, record }) => [taxClassId, record.id]))
  for (const [taxClassId, productId] of unknown) {
    if (!known.has(taxClassId)) {
      const message = `no tax class ${taxClassId}, which products such as ${productId} have`
      findings.error(`${site.file}/tax.xml`, site.id, message)
    }
  }
}

/** A product in the site's catalogue without a price or a stock record can never be sold. */
function checkSellable(
  archive: Archive,
  site: SiteContent,
  rows: readonly ProductRow[],
  findings: Findings,
): void {
  const catalog = archive.catalogs.find(({ id }) => id === site.catalogId)
  const inventory = archive.inventoryLists.find(({ id }) => id === site.inventoryListId)
  if (!catalog || !inventory) return
  const books = archive.priceBooks.filter(({ id }) => site.priceBookIds.includes(id))
  const priced = new Set(books.flatMap(({ prices }) => prices.map(({ productId }) => productId)))
  const stocked = new Set(inventory.records.map(({ productId }) => productId))
  const assigned = new Set(catalog.assignments.map(({ productId }) => productId))
  for (const { record, kind, masterId } of rows) {
    const isSold = assigned.has(record.id) || (masterId !== undefined && assigned.has(masterId))
    if (!isSold || kind === 'master') continue
    if (!priced.has(record.id)) findings.warn(site.file, record.id, 'has no price on this site')
    if (!stocked.has(record.id)) findings.warn(site.file, record.id, 'has no stock on this site')
  }
}
