import { sql } from 'kysely'
import type { SitePreferences } from '../archive.schemas'
import { BrokenXmlError, streamElements } from '../../archives/element-stream'
import { decodeText } from '../files/decode-text'
import { filesOf, modeOf, type WriteContext } from '../import-context'
import type { Named } from '../read/read-record'
import { LIST_CONTAINERS } from './write-inventory'

/** What a site sells: property of its settings → table, and the finding of an id without a row. */
const REFERENCES = {
  catalogId: ['catalog', 'the catalogue %s does not exist: the site stays as it was'],
  inventoryListId: [
    'inventory_list',
    'the inventory list %s does not exist: the site stays as it was',
  ],
  priceBookIds: ['price_book', 'the price book %s does not exist: the site stays as it was'],
} as const
type Reference = keyof typeof REFERENCES

/**
 * Reports what a change of an existing site refers to that does not exist.
 * @returns the properties that must stay as they are
 */
export async function reportMissing(
  context: WriteContext,
  file: string,
  siteId: string,
  settings: Named<SitePreferences>,
): Promise<Reference[]> {
  const references = [
    ['catalogId', [settings.catalogId ?? []].flat()],
    ['inventoryListId', [settings.inventoryListId ?? []].flat()],
    ['priceBookIds', settings.priceBookIds],
  ] as const
  const stay: Reference[] = []
  for (const [property, ids] of references) {
    if (!settings.naming.named.has(property)) continue
    const [table, kind] = REFERENCES[property]
    for (const id of new Set(ids)) {
      const { rows } = await sql`
        select from ${sql.table(table)} where id = ${id}`.execute(context.trx)
      if (rows.length > 0) continue
      // stock is written after the sites
      if (table === 'inventory_list' && (await hasInventoryList(context, id))) continue
      context.findings.error(`${file}/preferences.xml`, siteId, kind, id)
      stay.push(property)
    }
  }
  return stay
}

async function hasInventoryList(context: WriteContext, id: string): Promise<boolean> {
  const { source, withheld } = context
  const mode = modeOf(context, 'inventory')
  if (mode === 'delete' || mode === 'update') return false
  for (const { path } of filesOf(context, 'inventory')) {
    if (withheld.has(path)) continue
    const elements = streamElements(decodeText(source.read(path)), {
      containers: new Set(LIST_CONTAINERS),
    })
    try {
      for await (const { name, attributes } of elements) {
        if (name === 'header' && attributes['list-id'] === id) return true
      }
    } catch (error) {
      // reported when the file's stock is read
      if (!(error instanceof BrokenXmlError)) throw error
    }
  }
  return false
}
