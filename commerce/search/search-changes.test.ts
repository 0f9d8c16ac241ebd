import { sql } from 'kysely'
import { buildApp } from '../app'
import { readConfig } from '../config'
import type { Db, Trx } from '../db/client'
import type { Services } from '../services'
import { createTestEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { useForEach } from '../testing/use'
import { SiteIndexBuilder } from './memory/site-index'
import { TextIndexBuilder } from './memory/text-index-builder'
import { rebuildSearchIndex, updateAllSearchDocuments } from './search-index'
import { SearchQuery } from './search.schemas'

const engine = useForEach(() => createTestEngine({ seed: seedCatalog }))
const config = readConfig({ COMMERCE_LOG_LEVEL: 'silent' })
const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip
const locale = { id: 'en-US', chain: ['en-US', 'en'] }

async function find({ sites, search }: Services, query: Record<string, unknown>) {
  const site = await sites.getSite('brindille')
  if (!site) throw new Error('The seed has no site.')
  const asked = SearchQuery.parse(query)
  const { hits } = await search.searchProducts(site, asked, { locale, currency: 'USD' })
  return hits.map(({ productId }) => productId)
}

const named = (trx: Db | Trx, id: string, name: string) =>
  sql`update product set name = ${name} where id = ${id}`.execute(trx)

async function rename(db: Db, id: string, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await named(trx, id, name)
    await updateAllSearchDocuments(trx, [id], new Date())
  })
}

test('an engine loads a site once, and then only what has changed', async () => {
  const load = jest.spyOn(SiteIndexBuilder.prototype, 'build')
  const texts = jest.spyOn(TextIndexBuilder.prototype, 'build')
  const { services } = engine.app
  await find(services, { q: 'brittle' })
  await rename(engine.db, 'brittle', 'Nougat')
  expect(await find(services, { q: 'nougat' })).toEqual(['brittle'])
  expect(await find(services, { q: 'peanut' })).toEqual([])
  await sql`update product set name = 'Marzipan' where id = 'card'`.execute(engine.db)
  await rebuildSearchIndex(engine.db)
  expect(await find(services, { q: 'marzipan' })).toEqual(['card'])
  expect([load.mock.calls.length, texts.mock.calls.length]).toEqual([1, 1])
})

test('what was written as it was is no change', async () => {
  const changed = async () => {
    const { rows } = await sql<{ id: string }>`
      select product_id as id from search_change
      where sequence = (select sequence from search_index)`.execute(engine.db)
    return rows.map(({ id }) => id)
  }
  await rebuildSearchIndex(engine.db)
  expect(await changed()).toEqual([])
  await named(engine.db, 'card', 'Nougat')
  await rebuildSearchIndex(engine.db)
  expect(await changed()).toEqual(['card'])
})

test('an engine that knows more than the database, or too little, loads everything', async () => {
  const { services } = engine.app
  await rename(engine.db, 'card', 'Nougat')
  expect(await find(services, { q: 'nougat' })).toEqual(['card'])
  // a database that was restored
  await sql`update search_index set sequence = 0`.execute(engine.db)
  await sql`update search_document set name = 'Fudge',
    texts = '{"default":[[80,"fudge",1]]}' where product_id = 'card'`.execute(engine.db)
  expect(await find(services, { q: 'fudge' })).toEqual(['card'])
  await sql`delete from search_index`.execute(engine.db)
  await rename(engine.db, 'card', 'Marzipan')
  expect(await find(services, { q: 'marzipan' })).toEqual(['card'])
  expect(await find(services, { q: 'fudge' })).toEqual([])
})

onPostgres('a transaction that commits late is followed, and one that fails is not', async () => {
  const { services } = engine.app
  const other = buildApp({ db: engine.db, config }).services
  const all = [services, other]
  await Promise.all(all.map((one) => find(one, { q: 'nougat' })))
  let commit = () => {}
  const isCommitted = new Promise<void>((resolve) => (commit = resolve))
  let begin = () => {}
  const hasBegun = new Promise<void>((resolve) => (begin = resolve))
  const late = engine.db.transaction().execute(async (trx) => {
    await named(trx, 'card', 'Nougat')
    await updateAllSearchDocuments(trx, ['card'], new Date())
    begin()
    await isCommitted
  })
  await hasBegun
  const early = rename(engine.db, 'brittle', 'Nougat')
  const failed = engine.db.transaction().execute(async (trx) => {
    await named(trx, 'creme-bar', 'Nougat')
    await updateAllSearchDocuments(trx, ['creme-bar'], new Date())
    throw new Error('undone')
  })
  failed.catch(() => {})
  for (let turn = 0; turn < 5; turn += 1) {
    for (const one of all) expect(await find(one, { q: 'nougat' })).toEqual([])
  }
  commit()
  await Promise.all([late, early, expect(failed).rejects.toThrow('undone')])
  for (const one of all) {
    expect([...(await find(one, { q: 'nougat' }))].sort()).toEqual(['brittle', 'card'])
  }
})
