import fc from 'fast-check'
import { sql } from 'kysely'
import type { Trx } from '../db/client'
import { noteTouchedProducts } from '../search/search-index'

const HOUR_MS = 3_600_000
export const CATALOG = 'brindille-catalog'

const SELLABLE = [
  'assorted-9',
  'assorted-18',
  'truffles-9',
  'brittle',
  'creme-bar',
  'card',
  'hidden',
  'pair',
  'trio',
]
const PRODUCTS = ['assorted', 'truffles', ...SELLABLE, 'new-1', 'new-2']
const CATEGORIES = ['boxes', 'truffle-boxes', 'bars', 'attic']
const WORDS = ['nougat', 'Crème', 'truffles', 'bar', 'brittle', 'nougats']
const TEXTURES = ['soft', 'nutty', 'crisp', 'airy']

/** What an operator or an archive does, followed by the products of which it is told. */
type Change = (trx: Trx, at: Date) => Promise<readonly string[] | 'import'>
export interface SearchStep {
  /** Whether a search comes between this step and the next, so that it is followed by itself. */
  isSearched: boolean
  change: Change | { hours: number } | { undone: Change }
}

const product = fc.constantFrom(...PRODUCTS)
const sellable = fc.constantFrom(...SELLABLE)
const hours = fc.integer({ min: -30, max: 60 })
export const inHours = (at: Date, count: number) => new Date(at.getTime() + count * HOUR_MS)

const aPrice = fc
  .record({
    id: sellable,
    book: fc.constantFrom('usd-list-prices', 'usd-sale-prices', 'eur-prices'),
    amount: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map(({ id, book, amount }): Change => async (trx) => {
    await sql`delete from price where product_id = ${id} and price_book_id = ${book}
      and min_quantity = 1 and online_from = '-infinity'`.execute(trx)
    if (amount !== null) {
      await sql`insert into price (price_book_id, product_id, amount_minor)
        values (${book}, ${id}, ${amount * 100})`.execute(trx)
    }
    return [id]
  })

const aScheduledPrice = fc
  .record({
    id: sellable,
    from: hours,
    length: fc.integer({ min: 1, max: 40 }),
    amount: fc.nat(30),
  })
  .map(({ id, from, length, amount }): Change => async (trx, at) => {
    await sql`insert into price (price_book_id, product_id, amount_minor, online_from, online_to)
      values ('usd-sale-prices', ${id}, ${amount * 100 + 1}, ${inHours(at, from)},
        ${inHours(at, from + length)}) on conflict do nothing`.execute(trx)
    return [id]
  })

const aStock = fc
  .record({
    id: sellable,
    ats: fc.constantFrom(0, 0, 3, 3, null),
    list: fc.constantFrom('brindille-warehouse', 'shop-101'),
    isDefault: fc.constantFrom(null, null, null, false, true),
  })
  .map(({ id, ats, list, isDefault }): Change => async (trx) => {
    if (isDefault !== null) {
      await sql`update inventory_list set default_in_stock = ${isDefault}
        where id = ${list}`.execute(trx)
    }
    if (ats === null) {
      await sql`delete from inventory where list_id = ${list} and product_id = ${id}`.execute(trx)
      return []
    }
    await sql`insert into inventory (list_id, product_id, ats, allocation)
      values (${list}, ${id}, ${ats}, ${ats})
      on conflict (list_id, product_id) do update set ats = excluded.ats`.execute(trx)
    return []
  })

const aState = fc
  .record({ id: product, online: fc.boolean(), searchable: fc.boolean(), until: fc.option(hours) })
  .map(({ id, online, searchable, until }): Change => async (trx, at) => {
    await sql`update product set online = ${online}, searchable = ${searchable},
      online_to = ${until === null ? null : inHours(at, until)}::timestamptz
      where id = ${id}`.execute(trx)
    return [id]
  })

const aText = fc
  .record({
    id: product,
    name: fc.constantFrom(...WORDS),
    spanish: fc.option(fc.constantFrom('turrón', 'barra', 'trufas')),
    texture: fc.subarray(TEXTURES),
    rank: fc.nat(9),
  })
  .map(({ id, name, spanish, texture, rank }): Change => async (trx) => {
    await sql`update product set name = ${name}, search_rank = ${rank},
      custom = custom || ${JSON.stringify({ texture })}::jsonb,
      localized = ${JSON.stringify(spanish ? { 'es-US': { name: spanish } } : {})}::jsonb
      where id = ${id}`.execute(trx)
    return [id]
  })

const aPlace = fc
  .record({ id: product, category: fc.constantFrom(...CATEGORIES), position: fc.option(fc.nat(5)) })
  .map(({ id, category, position }): Change => async (trx) => {
    await sql`delete from category_product
      where product_id = ${id} and category_id = ${category}`.execute(trx)
    if (position !== null) {
      await sql`insert into category_product (catalog_id, category_id, product_id, position, is_primary)
        select ${CATALOG}, ${category}, id, ${position}, false from product where id = ${id}`.execute(
        trx,
      )
    }
    return [id]
  })

const aNewOrGoneProduct = fc
  .record({
    id: fc.constantFrom('new-1', 'new-2'),
    isThere: fc.boolean(),
    name: fc.constantFrom(...WORDS),
  })
  .map(({ id, isThere, name }): Change => async (trx) => {
    await sql`delete from price where product_id = ${id}`.execute(trx)
    await sql`delete from category_product where product_id = ${id}`.execute(trx)
    await sql`delete from product where id = ${id}`.execute(trx)
    if (!isThere) return [id]
    await sql`insert into product (id, catalog_id, kind, name, created_at)
      values (${id}, ${CATALOG}, 'standard', ${name}, '2026-02-01')`.execute(trx)
    await sql`insert into category_product (catalog_id, category_id, product_id, position, is_primary)
      values (${CATALOG}, 'bars', ${id}, 1, true)`.execute(trx)
    await sql`insert into price (price_book_id, product_id, amount_minor)
      values ('usd-list-prices', ${id}, 900)`.execute(trx)
    return [id]
  })

const aRule = fc
  .record({
    category: fc.constantFrom(...CATEGORIES),
    isOnline: fc.boolean(),
    name: fc.constantFrom('Shelf', 'Cellar'),
    synonym: fc.constantFrom(...WORDS),
    stopWords: fc.subarray(['bar', 'nougat']),
  })
  .map(({ category, isOnline, name, synonym, stopWords }): Change => async (trx) => {
    await noteTouchedProducts(trx)
    await sql`update category set online = ${isOnline}, name = ${name}
      where id = ${category}`.execute(trx)
    const setting = JSON.stringify({ synonyms: [{ words: ['sweet', synonym] }], stopWords })
    await sql`insert into search_setting (site_id, definition) values ('brindille', ${setting}::jsonb)
      on conflict (site_id) do update set definition = excluded.definition`.execute(trx)
    return 'import'
  })

const aChange = fc.oneof(aPrice, aScheduledPrice, aStock, aState, aText, aPlace, aNewOrGoneProduct)
const anImport = fc
  .array(aChange, { minLength: 1, maxLength: 6 })
  .map((changes): Change => async (trx, at) => {
    await noteTouchedProducts(trx)
    for (const change of changes) await change(trx, at)
    return 'import'
  })
export const aSearchStep: fc.Arbitrary<SearchStep> = fc.record({
  isSearched: fc.boolean(),
  change: fc.oneof(
    { weight: 6, arbitrary: aChange },
    { weight: 3, arbitrary: anImport },
    { weight: 1, arbitrary: aRule },
    { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }) },
    { weight: 1, arbitrary: fc.record({ undone: aChange }) },
  ),
})
