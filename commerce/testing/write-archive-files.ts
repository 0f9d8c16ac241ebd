import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Path inside the archive → text or bytes. */
export type ArchiveFiles = Readonly<Record<string, string | Uint8Array>>

export function writeArchiveFiles(files: ArchiveFiles): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'archive-'))
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export function toCatalogXml(id: string, ...elements: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="${id}">
${elements.join('\n')}
</catalog>`
}

export function toSiteFiles(id = 'small', catalogId = 'small'): Record<string, string> {
  return {
    [`sites/${id}/site.xml`]: `<site site-id="${id}"><name>Small</name><currency>USD</currency>
      <taxation>net</taxation></site>`,
    [`sites/${id}/preferences.xml`]: `<preferences><standard-preferences><all-instances>
      <preference preference-id="SiteCatalog">${catalogId}</preference>
      <preference preference-id="SitePriceBooks">list</preference>
      <preference preference-id="SiteInventoryList">stock</preference>
      <preference preference-id="SiteLocales">en_US:es_US:default</preference>
      </all-instances></standard-preferences></preferences>`,
  }
}

/** Prices: product → price elements, or an amount. */
export function toPriceBookXml(
  id: string,
  prices: Readonly<Record<string, string>>,
  header = '',
): string {
  const tables = Object.entries(prices).map(([productId, price]) => {
    const inner = /^[\d.]+$/.test(price) ? `<amount quantity="1">${price}</amount>` : price
    return `<price-table product-id="${productId}">${inner}</price-table>`
  })
  return `<pricebooks><pricebook><header pricebook-id="${id}"><currency>USD</currency>
    ${header}</header><price-tables>${tables.join('')}</price-tables></pricebook></pricebooks>`
}

/** Stock: product → inner elements of its record, or an allocation. */
export function toInventoryXml(id: string, stock: Readonly<Record<string, string>>): string {
  const records = Object.entries(stock).map(([productId, record]) => {
    const inner = /^\d+$/.test(record) ? `<allocation>${record}</allocation>` : record
    return `<record product-id="${productId}">${inner}</record>`
  })
  return `<inventory><inventory-list><header list-id="${id}"/>
    <records>${records.join('')}</records></inventory-list></inventory>`
}
