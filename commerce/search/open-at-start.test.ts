import { sql } from 'kysely'
import { waitUntil } from '../../scripts/testing/wait-until'
import { buildApp } from '../app'
import { readConfig } from '../config'
import type { Db } from '../db/client'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { SiteIndexBuilder } from './memory/site-index'
import { TextIndexBuilder } from './memory/text-index-builder'
import { rebuildSearchIndex } from './search-index'

/** Several pages of documents. */
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
const createApp = (lines: string[] = []) =>
  buildApp({
    db: engine.db,
    config: readConfig({ COMMERCE_LOG_LEVEL: 'warn' }),
    logOutput: { write: (line) => void lines.push(line) },
  })

test('an engine that is stopped after its start does not load the shop first', async () => {
  const texts = jest.spyOn(TextIndexBuilder.prototype, 'build')
  const documents = jest.spyOn(SiteIndexBuilder.prototype, 'add')
  const lines: string[] = []
  const app = createApp(lines)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  expect(texts).not.toHaveBeenCalled()
  expect(documents.mock.calls.length).toBeLessThan(BARS)
  expect(lines.filter((line) => line.includes('search'))).toEqual([])
})

test('a site that cannot be loaded does not keep the next one from being loaded', async () => {
  const texts = jest.spyOn(TextIndexBuilder.prototype, 'build')
  const lines: string[] = []
  const app = createApp(lines)
  const all = await app.services.sites.listSites()
  const broken = all.map((site) => ({ ...site, id: 'nowhere' }))
  jest.spyOn(app.services.sites, 'listSites').mockResolvedValue([...broken, ...all])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const isLoaded = async () => texts.mock.calls.length > 0
  await waitUntil(isLoaded, { withinMs: SOON_MS, name: 'the next site is loaded' })
  await app.close()
  expect(lines.filter((line) => line.includes('the search is loaded when'))).toHaveLength(1)
})
