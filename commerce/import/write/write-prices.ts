import { percentOf } from '../../percentages'
import type { PriceBookRecord, PriceRecord } from '../archive.schemas'
import { filesOf, isProduct, toReading, type WriteContext } from '../import-context'
import { readPriceBook, readPriceTable } from '../read/read-price-books'
import { isGone } from '../read/parse-records'
import type { Naming } from '../record-fields'
import { streamRecords } from '../stream-records'
import { textOf, type XmlElement } from '../../archives/xml-element'
import type { RowEntry, RowKind } from './row-kind'
import { writeLists } from './write-lists'

const CONTAINERS = ['pricebooks', 'pricebook', 'price-tables']

const PRICE_BOOK: RowKind = {
  table: 'price_book',
  key: ['id'],
  root: 'pricebooks',
  count: 'priceBooks',
}
const PRICE: RowKind = {
  table: 'price',
  key: ['price_book_id', 'product_id', 'min_quantity', 'online_from'],
  root: 'pricebooks',
  count: 'prices',
}

/** A price given as a percentage off another price. */
interface RelativePrice {
  bookId: string
  price: PriceRecord
  percentageOff: number
  naming: Naming
}

export async function writePrices(context: WriteContext): Promise<void> {
  const writer = new PriceWriter(context)
  for (const { path } of filesOf(context, 'pricebooks')) await writer.writeFile(path)
  await writer.writeRelativePrices()
  await context.rows.finish(PRICE)
  await context.rows.finish(PRICE_BOOK)
}

class PriceWriter {
  readonly #context: WriteContext
  readonly #relative: RelativePrice[] = []
  readonly #seen = new Set<string>()
  /** Products with a base price of their own in a book, as JSON: `[book, product]`. */
  readonly #bases = new Set<string>()
  #book: { id: string; currency: string } | undefined
  /** Whether the file has prices of the open book. */
  #hasPrices = false

  constructor(context: WriteContext) {
    this.#context = context
  }

  async writeFile(file: string): Promise<void> {
    await writeLists(streamRecords(this.#context, file, CONTAINERS), {
      record: 'price-table',
      open: (header) => this.#openBook(file, header),
      write: (tables) => this.#writeTables(file, tables),
      close: () => this.#closeBook(),
    })
  }

  async #openBook(file: string, header: XmlElement): Promise<void> {
    const { rows, mode } = this.#context
    const id = header.attributes['pricebook-id']
    const reading = toReading(this.#context, file)
    this.#hasPrices = false
    if (mode === 'delete') {
      this.#book = id === undefined ? undefined : { id, currency: '' }
      return
    }
    if (isGone(reading, header)) {
      await rows.write(PRICE_BOOK, [{ key: { id }, isGone: true }])
      return
    }
    const book = readPriceBook(reading, header)
    const entry = { key: { id }, ...(book && { row: toBookRow(book), naming: book.naming }) }
    await rows.write(PRICE_BOOK, [entry])
    const known = await this.#context.trx
      .selectFrom('price_book')
      .select(['id', 'currency'])
      .where('id', '=', id ?? '')
      .executeTakeFirst()
    this.#book = known
    // the prices of a book that could not be read stay
    if (!book) await rows.write(PRICE, [{ key: { price_book_id: id } }])
  }

  async #writeTables(file: string, tables: readonly XmlElement[]): Promise<void> {
    const { findings, broken, rows } = this.#context
    const book = this.#book
    if (tables.length === 0) return
    this.#hasPrices = true
    if (!book) {
      findings.error(
        file,
        '',
        'the price book of these prices does not exist, or could not be read',
      )
      broken.add(file)
      return
    }
    const { id: bookId, currency } = book
    const reading = { ...toReading(this.#context, file), currency }
    const entries = tables.flatMap((table): RowEntry[] => {
      const productId = table.attributes['product-id'] || undefined
      const key = { price_book_id: bookId, product_id: productId }
      if (table.attributes['mode'] === 'delete-all') return [{ key, isGone: true }]
      if (isGone(reading, table)) {
        const from = textOf(table, 'online-from') ?? '-infinity'
        return [{ key: { ...key, online_from: from }, isGone: true }]
      }
      const { prices, naming } = readPriceTable(reading, table)
      if (!prices) return [{ key }]
      if (isProduct(this.#context, productId ?? '')) {
        return prices.map((price) => this.#toEntry(file, bookId, price, naming))
      }
      findings.error(file, productId ?? '', 'the product of this price does not exist')
      return [{ key }]
    })
    await rows.write(PRICE, entries)
  }

  #toEntry(file: string, bookId: string, price: PriceRecord, naming: Naming): RowEntry {
    const { productId, minQuantity, amountMinor, percentageOff } = price
    const key = toKey(bookId, price)
    const text = JSON.stringify(key)
    if (this.#seen.has(text)) {
      this.#context.findings.warn(file, productId, 'two prices from a quantity of %s', minQuantity)
    }
    this.#seen.add(text)
    if (amountMinor !== undefined && minQuantity === 1) {
      this.#bases.add(JSON.stringify([bookId, productId]))
    }
    if (amountMinor !== undefined) return { key, row: toRow(bookId, price, amountMinor), naming }
    if (percentageOff !== undefined) {
      this.#relative.push({ price, bookId, percentageOff, naming })
    }
    return { key }
  }

  async #closeBook(): Promise<void> {
    const { mode, rows } = this.#context
    const id = this.#book?.id
    this.#book = undefined
    if (mode !== 'delete' || id === undefined || this.#hasPrices) return
    await rows.write(PRICE_BOOK, [{ key: { id }, isGone: true }])
  }

  /**
   * Writes percentage prices, based on the product's base price in the price book itself or in a
   * parent.
   */
  async writeRelativePrices(): Promise<void> {
    for (const { bookId, price, percentageOff, naming } of this.#relative) {
      const base = await this.#findBase(bookId, price)
      if (base === undefined) {
        this.#context.findings.error(
          bookId,
          price.productId,
          'the percentage refers to a price that does not exist',
        )
        continue
      }
      const amount = percentOf(base, 100 - percentageOff)
      const row = toRow(bookId, price, amount)
      await this.#context.rows.write(PRICE, [{ key: toKey(bookId, price), row, naming }])
    }
  }

  async #findBase(bookId: string, price: PriceRecord): Promise<number | undefined> {
    const { trx, mode } = this.#context
    const { productId, minQuantity } = price
    const hasOwn = this.#bases.has(JSON.stringify([bookId, productId]))
    // an existing price of the book may be the one that this price replaces
    const skipsOwn = !hasOwn && (mode === 'replace' || minQuantity === 1)
    const seen = new Set<string>()
    let id: string | null = bookId
    while (id !== null && !seen.has(id)) {
      seen.add(id)
      const row = await trx
        .selectFrom('price')
        .select('amount_minor')
        .where('price_book_id', '=', id)
        .where('product_id', '=', productId)
        .where('min_quantity', '=', 1)
        .orderBy('online_from', 'desc')
        .executeTakeFirst()
      if (row && !(skipsOwn && id === bookId)) return row.amount_minor
      id = await this.#findParent(id)
    }
    return undefined
  }

  async #findParent(bookId: string): Promise<string | null> {
    const query = this.#context.trx.selectFrom('price_book').select('parent_id')
    return (await query.where('id', '=', bookId).executeTakeFirst())?.parent_id ?? null
  }
}

function toBookRow(book: PriceBookRecord) {
  return {
    id: book.id,
    name: book.name ?? book.id,
    currency: book.currency,
    parent_id: book.parentId ?? null,
    online_from: book.onlineFrom ?? null,
    // an offline price book is stored with an end in the past
    online_to: book.online ? (book.onlineTo ?? null) : '-infinity',
  }
}

function toKey(bookId: string, { productId, minQuantity, onlineFrom }: PriceRecord) {
  return {
    price_book_id: bookId,
    product_id: productId,
    min_quantity: minQuantity,
    online_from: onlineFrom ?? '-infinity',
  }
}

function toRow(bookId: string, price: PriceRecord, amountMinor: number) {
  return {
    ...toKey(bookId, price),
    amount_minor: amountMinor,
    online_to: price.onlineTo ?? 'infinity',
  }
}
