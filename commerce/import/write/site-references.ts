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
      if (!(await isMissing(context, table, id))) continue
      context.findings.error(`${file}/preferences.xml`, siteId, kind, id)
      stay.push(property)
    }
  }
  return stay
}

async function isMissing(context: WriteContext, table: string, id: string): Promise<boolean> {
  if (table === 'inventory_list') return (await findUnknownLists(context, [id])).has(id)
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${id}`.execute(context.trx)
  return rows.length === 0
}

/** Returns which of these inventory lists neither exist nor come in the archive. */
export async function findUnknownLists(
  context: WriteContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const unknown = new Set(ids)
  if (unknown.size === 0) return unknown
  const query = context.trx.selectFrom('inventory_list').select('id')
  for (const { id } of await query.where('id', 'in', [...unknown]).execute()) unknown.delete(id)
  // stock is written after shops and sites
  const mode = modeOf(context, 'inventory')
  if (mode === 'delete' || mode === 'update') return unknown
  for (const { path } of filesOf(context, 'inventory')) {
    if (unknown.size === 0) break
    for await (const id of readListIds(context, path)) unknown.delete(id)
  }
  return unknown
}

async function* readListIds({ source, withheld }: WriteContext, path: string) {
  if (withheld.has(path)) return
  const elements = streamElements(decodeText(source.read(path)), {
    containers: new Set(LIST_CONTAINERS),
  })
  try {
    for await (const { name, attributes } of elements) {
      if (name === 'header') yield attributes['list-id'] ?? ''
    }
  } catch (error) {
    // reported when the file's stock is read
    if (!(error instanceof BrokenXmlError)) throw error
  }
}
