import { sql } from 'kysely'
import type { LogOutput } from '../../../telemetry/log-output'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import type { Db } from '../../db/client'
import type { Services } from '../../services'
import { useEngine } from '../../testing/engine'
import { renewProducts } from '../../import/renew-products'
import { importArchiveFiles } from '../../testing/import-archive-files'
import { seedCatalog } from '../../testing/seed-catalog'
import { toCatalogXml } from '../../testing/write-archive-files'
import { rebuildSearchIndex } from '../search-index'
import { SearchQuery } from '../search.schemas'
import { SiteIndexBuilder } from './site-index'

const CATALOG = 'brindille-catalog'
const BARS = 3_500
/** More than searches wait for, and less than 30 % of the documents. */
const MANY = 1_010
const SOON_MS = 15_000

async function seed(db: Db): Promise<void> {
  await seedCatalog(db)
  await sql`insert into product (id, catalog_id, kind, name, created_at)
    select 'bar-' || number, ${CATALOG}, 'standard', 'Nougat', '2026-01-01'
    from generate_series(1, ${BARS}::int) as number`.execute(db)
  await sql`insert into category_product (catalog_id, category_id, product_id, position, is_primary)
    select ${CATALOG}, 'bars', id, 4 + substr(id, 5)::int, true
    from product where id like 'bar-%'`.execute(db)
  await sql`insert into price (price_book_id, product_id, amount_minor)
    select 'usd-list-prices', id, 500 from product where id like 'bar-%'`.execute(db)
  await rebuildSearchIndex(db)
}

const engine = useEngine(seed)
afterEach(() => jest.restoreAllMocks())
const config = readConfig({ COMMERCE_LOG_LEVEL: 'error' })
const startEngine = (logOutput: Pick<LogOutput, 'write'> = { write: () => {} }) =>
  buildApp({ db: engine.db, config, logOutput }).services
const locale = { id: 'en-US', chain: ['en-US', 'en'] }

async function find({ sites, search }: Services, query: Record<string, unknown>) {
  const site = await sites.getSite('brindille')
  if (!site) throw new Error('The seed has no site.')
  return search.searchProducts(site, SearchQuery.parse(query), { locale, currency: 'USD' })
}

const countOf = async (services: Services, q: string) => (await find(services, { q })).total

/** Imports the first bars with another name. */
async function importBars(count: number, name: string): Promise<void> {
  const bars = Array.from(
    { length: count },
    (_, at) => `<product product-id="bar-${at + 1}"><online-flag>true</online-flag>
      <searchable-flag>true</searchable-flag><display-name>${name}</display-name></product>`,
  )
  const files = { [`catalogs/${CATALOG}/catalog.xml`]: toCatalogXml(CATALOG, ...bars) }
  const options = { mode: 'merge', afterWrite: renewProducts } as const
  const { outcome } = await importArchiveFiles(engine.db, files, options)
  expect(outcome).toBe('imported')
}

/** Searches until as many are found as there are now. @returns the counts of the searches before */
async function searchUntil(services: Services, q: string, count: number): Promise<number[]> {
  const end = Date.now() + SOON_MS
  const seen: number[] = []
  for (;;) {
    const found = await countOf(services, q)
    if (found === count) return seen
    seen.push(found)
    if (Date.now() > end) throw new Error(`Found ${found} instead of ${count}.`)
  }
}

async function expectSameAsFresh(services: Services, word: string): Promise<void> {
  const fresh = startEngine()
  for (const query of [{}, { q: word }, { q: 'nougat' }, { refine: 'cgid=bars', sort: 'newest' }]) {
    expect(await find(services, query)).toEqual(await find(fresh, query))
  }
}

test('ten imported products are found by the next search, and nothing else is loaded', async () => {
  const services = startEngine()
  expect(await countOf(services, 'marzipan')).toBe(0)
  const load = jest.spyOn(SiteIndexBuilder.prototype, 'build')
  await importBars(10, 'Marzipan')
  expect(await countOf(services, 'marzipan')).toBe(10)
  expect(load).not.toHaveBeenCalled()
  await expectSameAsFresh(services, 'marzipan')
})

test.each([
  ['many', MANY, 'fudge', 0],
  ['all', BARS, 'gianduja', 1],
])(
  'while %s products are read, searches go on in the index of before',
  async (_, count, word, loads) => {
    const services = startEngine()
    expect(await countOf(services, word)).toBe(0)
    const load = jest.spyOn(SiteIndexBuilder.prototype, 'build')
    await importBars(count, word)
    const meanwhile = await searchUntil(services, word, count)
    expect(meanwhile.length).toBeGreaterThan(0)
    expect(meanwhile.filter((found) => found > 0)).toEqual([])
    expect(load).toHaveBeenCalledTimes(loads)
    await expectSameAsFresh(services, word)
  },
)

test.each([
  ['documents', 'search_rank', 'halva'],
  ['texts', 'texts', 'krokant'],
])(
  'if %s cannot be read, searches go on in the index of before, and it is tried again',
  async (_, column, word) => {
    const failures: unknown[] = []
    const services = startEngine({ write: (line) => void failures.push(JSON.parse(line)) })
    expect(await countOf(services, word)).toBe(0)
    await importBars(MANY, word)
    const named = (from: string, to: string) =>
      sql`alter table search_document rename column ${sql.ref(from)} to ${sql.ref(to)}`
    await named(column, 'away').execute(engine.db)
    const meanwhile: number[] = []
    for (let turn = 0; turn < 10; turn += 1) meanwhile.push(await countOf(services, word))
    await named('away', column).execute(engine.db)
    expect(failures).toHaveLength(1)
    expect(meanwhile.filter((found) => found > 0)).toEqual([])
    expect((await searchUntil(services, word, MANY)).filter((found) => found > 0)).toEqual([])
    await expectSameAsFresh(services, word)
  },
)
