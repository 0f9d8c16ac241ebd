import { sql } from 'kysely'
import { percentOf } from '../../percentages'
import type { PriceBookRecord, PriceRecord } from '../archive.schemas'
import { toExcluded } from './excluded-columns'
import {
  addCount,
  filesOf,
  isProduct,
  isWhole,
  toReading,
  type WriteContext,
} from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readPriceBook, readPriceTable } from '../read/read-price-books'
import { streamRecords } from '../stream-records'
import { writeLists } from './write-lists'
import type { XmlElement } from '../xml-element'

const CONTAINERS = ['pricebooks', 'pricebook', 'price-tables']

/** A price given as a percentage off another price. */
type RelativePrice = PriceRecord & { bookId: string; percentageOff: number }

interface OpenBook extends PriceBookRecord {
  /** Products whose prices have been replaced. */
  seen: Set<string>
}

/** Writes the price books, some hundred prices at a time. */
export async function writePrices(context: WriteContext): Promise<void> {
  const { trx } = context
  const writer = new PriceWriter(context)
  for (const { path } of filesOf(context, 'pricebooks')) await writer.writeFile(path)
  await writer.writeRelativePrices()
  if (isWhole(context, 'pricebooks')) {
    await sql`delete from price_book where id <> all(${writer.bookIds}::text[])`.execute(trx)
  }
}

class PriceWriter {
  readonly #context: WriteContext
  readonly #books = new Map<string, PriceBookRecord>()
  readonly #relative: RelativePrice[] = []
  #book: OpenBook | undefined

  constructor(context: WriteContext) {
    this.#context = context
  }

  get bookIds(): string[] {
    return [...this.#books.keys()]
  }

  async writeFile(file: string): Promise<void> {
    await writeLists(streamRecords(this.#context, file, CONTAINERS), {
      record: 'price-table',
      open: (header) => this.#openBook(file, header),
      write: (tables) => this.#writeTables(file, tables),
      close: () => this.#closeBook(file),
    })
  }

  async #openBook(file: string, header: XmlElement): Promise<void> {
    const { trx } = this.#context
    const id = header.attributes['pricebook-id'] ?? ''
    if (header.attributes['mode'] === 'delete') {
      await trx.deleteFrom('price_book').where('id', '=', id).execute()
      return
    }
    const book = readPriceBook(toReading(this.#context, file), header)
    if (!book) return
    this.#book = { ...book, seen: new Set() }
    this.#books.set(book.id, book)
    const values = {
      name: book.name,
      currency: book.currency,
      parent_id: book.parentId ?? null,
      online_from: book.onlineFrom ?? null,
      // an offline price book is stored with an end in the past
      online_to: book.online ? (book.onlineTo ?? null) : '-infinity',
    }
    await trx
      .insertInto('price_book')
      .values({ id: book.id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    addCount(this.#context, 'priceBooks')
  }

  async #writeTables(file: string, tables: readonly XmlElement[]): Promise<void> {
    const book = this.#book
    if (tables.length === 0) return
    if (!book) {
      this.#context.findings.error(file, '', 'prices of a price book that could not be read')
      return
    }
    await this.#removeOld(book, tables)
    const present = tables.filter(({ attributes }) => !attributes['mode'])
    const records = present.flatMap((table) =>
      readPriceTable(toReading(this.#context, file), table),
    )
    const rows = new Map<string, ReturnType<typeof toRow>>()
    for (const record of records) {
      if (!isProduct(this.#context, record.productId)) {
        this.#context.findings.error(file, record.productId, 'a price for no such product')
      } else if (record.amountMinor !== undefined) {
        const row = toRow(book.id, record, record.amountMinor)
        const key = JSON.stringify([row.product_id, row.min_quantity, row.online_from])
        if (rows.has(key)) {
          const { productId, minQuantity } = record
          this.#context.findings.warn(
            file,
            productId,
            'two prices from a quantity of %s',
            minQuantity,
          )
        }
        rows.set(key, row)
      } else if (record.percentageOff !== undefined) {
        this.#relative.push({ ...record, bookId: book.id, percentageOff: record.percentageOff })
      }
    }
    await this.#insert([...rows.values()])
  }

  /** Deletes a product's existing prices in the book, which its price tables replace. */
  async #removeOld(book: OpenBook, tables: readonly XmlElement[]): Promise<void> {
    const ids = new Set(tables.flatMap(({ attributes }) => attributes['product-id'] ?? []))
    const fresh = [...ids].filter((id) => !book.seen.has(id))
    for (const id of fresh) book.seen.add(id)
    if (fresh.length === 0) return
    await sql`delete from price where price_book_id = ${book.id}
      and product_id = any(${fresh}::text[])`.execute(this.#context.trx)
  }

  async #closeBook(file: string): Promise<void> {
    const book = this.#book
    this.#book = undefined
    const { trx, broken } = this.#context
    if (!book || broken.has(file) || !isWhole(this.#context, 'pricebooks')) return
    await sql`delete from price where price_book_id = ${book.id} and not exists (
      select from unnest(${[...book.seen]}::text[]) as kept(id) where kept.id = product_id
    )`.execute(trx)
  }

  async #insert(rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
    addCount(this.#context, 'prices', rows.length)
    await insertInChunks(rows, (chunk) =>
      this.#context.trx
        .insertInto('price')
        .values(chunk)
        .onConflict((conflict) =>
          conflict
            .columns(['price_book_id', 'product_id', 'min_quantity', 'online_from'])
            .doUpdateSet(toExcluded(['amount_minor', 'online_to'])),
        )
        .execute(),
    )
  }

  /**
   * Writes percentage prices, based on the product's base price in the price book itself or in a
   * parent.
   */
  async writeRelativePrices(): Promise<void> {
    for (const price of this.#relative) {
      const base = await this.#findBase(price.bookId, price.productId)
      if (base === undefined) {
        const file = price.bookId
        this.#context.findings.error(file, price.productId, 'a percentage of no price')
        continue
      }
      const amount = percentOf(base, 100 - price.percentageOff)
      await this.#insert([toRow(price.bookId, price, amount)])
    }
  }

  async #findBase(bookId: string, productId: string): Promise<number | undefined> {
    const seen = new Set<string>()
    let id: string | undefined = bookId
    while (id !== undefined && !seen.has(id)) {
      seen.add(id)
      const row = await this.#context.trx
        .selectFrom('price')
        .select('amount_minor')
        .where('price_book_id', '=', id)
        .where('product_id', '=', productId)
        .where('min_quantity', '=', 1)
        .orderBy('online_from', 'desc')
        .executeTakeFirst()
      if (row) return row.amount_minor
      id = this.#books.get(id)?.parentId
    }
    return undefined
  }
}

function toRow(bookId: string, price: PriceRecord, amountMinor: number) {
  return {
    price_book_id: bookId,
    product_id: price.productId,
    min_quantity: price.minQuantity,
    amount_minor: amountMinor,
    online_from: price.onlineFrom ?? '-infinity',
    online_to: price.onlineTo ?? 'infinity',
  }
}
