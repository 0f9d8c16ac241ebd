import fc from 'fast-check'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { buildApp } from '../app'
import { readConfig } from '../config'
import type { Services } from '../services'
import { seedCatalog } from '../testing/seed-catalog'
import { createTestEngine } from '../testing/engine'
import {
  aSearchStep,
  CATALOG,
  inHours,
  type SearchStep,
} from '../testing/search-change-arbitraries'
import { useForAll } from '../testing/use'
import { rebuildSearchIndex, renewSearchIndex, updateAllSearchDocuments } from './search-index'
import { SearchQuery, SuggestionQuery } from './search.schemas'

const START = new Date('2026-06-01T12:00:00Z')

async function seed(db: Db): Promise<void> {
  await sql`truncate site, catalog, price_book, inventory_list, store, search_setting,
    search_touched cascade`.execute(db)
  await seedCatalog(db)
  await sql`insert into price_book (id, name, currency) values ('eur-prices', 'Euro', 'EUR')`.execute(
    db,
  )
  await sql`update site set currencies = '{USD,EUR}', locales = '{en-US,es-US}',
    price_book_ids = '{usd-list-prices,usd-sale-prices,eur-prices}'`.execute(db)
  await sql`insert into product (id, catalog_id, kind, name, members, created_at) values
    ('pair', ${CATALOG}, 'bundle', 'A pair', '[{"productId":"brittle","quantity":1},
      {"productId":"creme-bar","quantity":1}]', '2026-01-02'),
    ('trio', ${CATALOG}, 'set', 'A trio', '[{"productId":"assorted","quantity":1},
      {"productId":"card","quantity":1}]', '2026-01-03')`.execute(db)
  await sql`insert into category_product (catalog_id, category_id, product_id, position, is_primary)
    values (${CATALOG}, 'boxes', 'pair', 7, true), (${CATALOG}, 'boxes', 'trio', 8, true)`.execute(
    db,
  )
  await sql`insert into price (price_book_id, product_id, amount_minor)
    values ('usd-list-prices', 'pair', 1500)`.execute(db)
  await rebuildSearchIndex(db, undefined, START)
}

let clock = START
const engine = useForAll(() => createTestEngine({ seed, now: () => clock }))
const config = readConfig({ COMMERCE_LOG_LEVEL: 'silent' })

/** Another engine on the same database, which has read nothing yet. */
const startEngine = () => buildApp({ db: engine.db, config, now: () => clock }).services

const QUERIES: Record<string, unknown>[] = [
  {},
  { q: 'nougat' },
  { q: 'nougats bar' },
  { q: 'sweet' },
  { q: 'trufles' },
  { q: 'cre' },
  { refine: 'cgid=boxes', sort: 'price-low-to-high' },
  { refine: ['price=(5..20)', 'cgid=bars'] },
  { refine: 'c_texture=soft|crisp', sort: 'product-name-ascending' },
  { refine: 'orderable_only=true', sort: 'price-high-to-low' },
  { refine: 'ilids=shop-101' },
  { sort: 'newest', currency: 'EUR' },
]

/** The queries of which an engine remembers something. */
const REMEMBERED = QUERIES.filter((_, at) => [1, 7, 9].includes(at))

async function answersOf(
  { sites, search, suggestions }: Services,
  queries: readonly Record<string, unknown>[] = QUERIES,
): Promise<unknown[]> {
  const site = await sites.getSite('brindille')
  if (!site) throw new Error('The seed has no site.')
  const answers: unknown[] = []
  for (const id of ['en-US', 'es-US']) {
    const locale = { id, chain: [id, id.slice(0, 2)] }
    for (const query of queries) {
      const currency = String(query['currency'] ?? site.currency)
      const asked = SearchQuery.parse({ limit: '200', ...query })
      const { refinements, ...found } = await search.searchProducts(site, asked, {
        locale,
        currency,
      })
      // without definitions in the archive they have the order in which they were found
      const sorted = [...refinements].sort((a, b) => (a.attributeId < b.attributeId ? -1 : 1))
      answers.push({ id, asked: query, ...found, refinements: sorted })
    }
    for (const q of ['nou', 'bar', 'tru']) {
      const asked = SuggestionQuery.parse({ q })
      answers.push(await suggestions.getSuggestions(site, asked, { locale, currency: 'USD' }))
    }
  }
  return answers
}

async function carryOut({ change }: SearchStep): Promise<void> {
  if ('hours' in change) {
    clock = inHours(clock, change.hours)
    return
  }
  const work = async (trx: Trx) => {
    const own = typeof change === 'function' ? change : change.undone
    const touched = await own(trx, clock)
    if (touched === 'import') await renewSearchIndex(trx, clock)
    else if (touched.length > 0) await updateAllSearchDocuments(trx, touched, clock)
    if (typeof change !== 'function') throw new Error('undone')
  }
  await engine.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'undone')) throw error
    })
}

test('after random changes, every engine finds what a freshly built index finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aSearchStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      clock = START
      await seed(engine.db)
      const following = startEngine()
      const late = startEngine()
      await answersOf(following, REMEMBERED)
      await answersOf(late, REMEMBERED)
      for (const step of steps) {
        await carryOut(step)
        if (step.isSearched) await answersOf(following, REMEMBERED)
      }
      const followed = await answersOf(following)
      const caughtUp = await answersOf(late)
      await sql`delete from search_index`.execute(engine.db)
      const fresh = await answersOf(startEngine())
      expect(followed).toEqual(fresh)
      expect(caughtUp).toEqual(fresh)
    }),
    { numRuns: 8 },
  )
})
