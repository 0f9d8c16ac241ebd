import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { useEngine } from '../../testing/engine'
import { seedCatalog } from '../../testing/seed-catalog'
import { rebuildSearchIndex, updateAllSearchDocuments } from '../search-index'
import { SearchQuery } from '../search.schemas'
import { SiteIndexBuilder } from './site-index'
import type { WeighedTexts } from './weigh'
import { TextIndexBuilder } from './text-index-builder'

/** More than an engine loads while searches wait. */
const BARS = 1_500
const SOON_MS = 20_000

async function seed(db: Db): Promise<void> {
  await seedCatalog(db)
  await sql`insert into product (id, catalog_id, kind, name, created_at)
    select 'bar-' || number, 'brindille-catalog', 'standard', 'Nougat', '2026-01-01'
    from generate_series(1, ${BARS}::int) as number`.execute(db)
  await sql`insert into category_product (catalog_id, category_id, product_id, position, is_primary)
    select 'brindille-catalog', 'bars', id, 8 + substr(id, 5)::int, true
    from product where id like 'bar-%'`.execute(db)
  await sql`insert into price (price_book_id, product_id, amount_minor)
    select 'usd-list-prices', id, 500 from product where id like 'bar-%'`.execute(db)
  await rebuildSearchIndex(db)
}

const engine = useEngine(seed)
afterEach(() => jest.restoreAllMocks())
const locale = { id: 'en-US', chain: ['en-US', 'en'] }

async function count(q: string): Promise<number> {
  const { sites, search } = engine.app.services
  const site = await sites.getSite('brindille')
  if (!site) throw new Error('The seed has no site.')
  const { total } = await search.searchProducts(site, SearchQuery.parse({ q }), {
    locale,
    currency: 'USD',
  })
  return total
}

async function searchUntil(q: string, wanted: number): Promise<void> {
  const end = Date.now() + SOON_MS
  while ((await count(q)) !== wanted) {
    if (Date.now() > end) throw new Error(`${wanted} of ${q} are not found.`)
  }
}

/** Sets a column of the bars after one of them, and updates their documents. */
async function change(after: number, number: number, set: { name: string } | { online: boolean }) {
  const ids = Array.from({ length: number }, (_, at) => `bar-${after + at + 1}`)
  await engine.db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set(set).where('id', 'in', ids).execute()
    await updateAllSearchDocuments(trx, ids, new Date())
  })
}

test('an index that was made anew is loaded, though its numbers are those of before', async () => {
  await count('marzipan')
  await sql`delete from search_index`.execute(engine.db)
  await sql`update product set name = 'Marzipan' where id = 'card'`.execute(engine.db)
  await rebuildSearchIndex(engine.db)
  await searchUntil('marzipan', 1)
})

const SETTING = JSON.stringify({
  synonyms: [{ words: ['gianduja', 'marzipan'] }],
})

test.each([
  [
    'with another setting',
    'gianduja',
    1,
    async () => {
      await sql`insert into search_setting (site_id, definition)
        values ('brindille', ${SETTING}::jsonb)`.execute(engine.db)
      await rebuildSearchIndex(engine.db)
    },
  ],
  ['of many documents', 'fudge', 150, () => change(0, 150, { name: 'Fudge' })],
])('while texts %s are read, searches go on', async (_, word, wanted, apply) => {
  expect(await count(word)).toBe(0)
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => (letGo = resolve))
  const { build } = TextIndexBuilder.prototype
  const spy = jest.spyOn(TextIndexBuilder.prototype, 'build')
  spy.mockImplementation(async function held(this: TextIndexBuilder, stem) {
    await isHeld
    return build.call(this, stem)
  })
  await apply()
  for (let turn = 0; turn < 5; turn += 1) expect(await count(word)).toBe(0)
  letGo()
  await searchUntil(word, wanted)
  expect(spy).toHaveBeenCalledTimes(1)
})

test('texts that change again and again are read anew at last, and so is a site of which much is removed', async () => {
  await count('krokant')
  const load = jest.spyOn(SiteIndexBuilder.prototype, 'build')
  const texts = jest.spyOn(TextIndexBuilder.prototype, 'build')
  const counts: number[] = []
  for (let turn = 0; turn < 11; turn += 1) {
    const name = `Krokant${turn}`
    await change(200, 100, { name })
    await searchUntil(name, 100)
    counts.push(texts.mock.calls.length)
  }
  expect(counts.slice(0, 9)).toEqual(counts.slice(0, 9).fill(0))
  expect(counts.at(-1)).toBe(1)
  const nougats = await count('nougat')
  await change(300, 600, { online: false })
  await searchUntil('nougat', nougats - 600)
  await change(900, 600, { online: false })
  await searchUntil('nougat', nougats - 1_200)
  expect(load).not.toHaveBeenCalled()
  await change(200, 1, { name: 'Halva' })
  await searchUntil('halva', 1)
  expect(load).toHaveBeenCalledTimes(1)
})

test('other work is done while many texts are followed', async () => {
  const textsOf = (ordinal: number, shift: number): WeighedTexts => [
    [
      1,
      Array.from({ length: 40 }, (_, at) => `w${(ordinal * 7 + at * 53 + shift) % 2_000}`).join(
        ' ',
      ),
      1,
    ],
  ]
  const builder = new TextIndexBuilder()
  for (let ordinal = 0; ordinal < 10_000; ordinal += 1) builder.add(ordinal, textsOf(ordinal, 0))
  const stem = (words: readonly string[]) => Promise.resolve([...words])
  const index = await builder.build(stem)
  const changes = new Map(
    Array.from({ length: 2_000 }, (_, ordinal) => [ordinal, textsOf(ordinal, 5)] as const),
  )
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await index.with(changes, stem)
  isDone = true
  expect(turns).toBeGreaterThan(1)
})
