import { toAmountText } from '../../../rules/money-text'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { nameOf, xmlFile, type ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { toInstant } from '../xml/values'
import type { XmlPart } from '../xml/xml-document'
import { leaf, node, type XmlNode } from '../xml/xml-node'

type PriceBookRow = Selectable<Schema['price_book']>
type PriceRow = Selectable<Schema['price']>

export async function* exportPriceBooks(db: Db): AsyncGenerator<ArchiveFile> {
  const books = await db.selectFrom('price_book').selectAll().orderBy('id').execute()
  for (const book of books) {
    const path = `pricebooks/${nameOf(book.id)}.xml`
    yield xmlFile(path, ['pricebooks', 'pricebook/2006-10-31'], priceBookParts(db, book))
  }
}

async function* priceBookParts(db: Db, book: PriceBookRow): AsyncGenerator<XmlPart> {
  yield { open: 'pricebook' }
  yield headerNode(book)
  yield { open: 'price-tables' }
  const pages = inPages<PriceRow>((after) => readPrices(db, book.id, after))
  let table: PriceRow[] = []
  for await (const rows of pages) {
    for (const row of rows) {
      const [first] = table
      if (first && !isSameTable(first, row)) {
        yield tableNode(first, table, book.currency)
        table = []
      }
      table.push(row)
    }
  }
  const [first] = table
  if (first) yield tableNode(first, table, book.currency)
  yield { close: 'price-tables' }
  yield { close: 'pricebook' }
}

/** An offline price book is stored with an end in the past. */
function headerNode(book: PriceBookRow): XmlNode {
  const isOffline = book.online_to !== null && book.online_to.getTime() < -8e15
  const children = [
    leaf('currency', book.currency),
    leaf('display-name', book.name, { 'xml:lang': 'x-default' }),
    leaf('online-flag', !isOffline),
    leaf('online-from', toInstant(book.online_from)),
    leaf('online-to', toInstant(book.online_to)),
    leaf('parent', book.parent_id),
  ]
  return node('header', children, { 'pricebook-id': book.id })
}

/** Reads prices in the order of their table, which has one product and period. */
function readPrices(db: Db, bookId: string, after: PriceRow | undefined): Promise<PriceRow[]> {
  return db
    .selectFrom('price')
    .selectAll()
    .where('price_book_id', '=', bookId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(product_id, online_from, online_to, min_quantity)
          > (${after?.product_id}, ${toTimestamp(after?.online_from)}::timestamptz,
            ${toTimestamp(after?.online_to)}::timestamptz, ${after?.min_quantity}::numeric)`,
      ),
    )
    .orderBy('product_id')
    .orderBy('online_from')
    .orderBy('online_to')
    .orderBy('min_quantity')
    .limit(PAGE)
    .execute()
}

function toTimestamp(date: Date | undefined): string | undefined {
  if (!date) return undefined
  return toInstant(date) ?? (date.getTime() < 0 ? '-infinity' : 'infinity')
}

function isSameTable(a: PriceRow, b: PriceRow): boolean {
  return (
    a.product_id === b.product_id &&
    a.online_from.getTime() === b.online_from.getTime() &&
    a.online_to.getTime() === b.online_to.getTime()
  )
}

function tableNode(first: PriceRow, prices: readonly PriceRow[], currency: string): XmlNode {
  const amounts = prices.map(({ min_quantity: quantity, amount_minor: minor }) => ({
    name: 'amount',
    attributes: { quantity },
    content: toAmountText(minor, currency),
  }))
  const period = [
    leaf('online-from', toInstant(first.online_from)),
    leaf('online-to', toInstant(first.online_to)),
  ]
  return node('price-table', [...period, amounts], { 'product-id': first.product_id })
}
