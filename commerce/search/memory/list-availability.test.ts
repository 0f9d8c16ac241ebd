import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import type { Db } from '../../db/client'
import type { Services } from '../../services'
import { createTestEngine } from '../../testing/engine'
import { seedCatalog } from '../../testing/seed-catalog'
import { useForEach } from '../../testing/use'
import { isIn } from './bit-set'
import { changeSite } from './change-site'
import { ListAvailability } from './list-availability'
import { loadFacts } from './load-site-index.repository'
import { SiteIndexBuilder, type LoadedDocument } from './site-index'
import { SearchQuery } from '../search.schemas'

const WAREHOUSE = 'brindille-warehouse'
const locale = { id: 'en-US', chain: ['en-US', 'en'] }
const engine = useForEach(() => createTestEngine({ seed: seedCatalog }))
// the embedded database has a single connection
const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip
const config = readConfig({ COMMERCE_LOG_LEVEL: 'silent' })

async function findOrderable({ sites, search }: Services) {
  const site = await sites.getSite('brindille')
  if (!site) throw new Error('The seed has no site.')
  const asked = SearchQuery.parse({ refine: 'orderable_only=true', limit: '50' })
  const { hits } = await search.searchProducts(site, asked, { locale, currency: 'USD' })
  return hits.map(({ productId }) => productId)
}

const setStock = (id: string, ats: number) =>
  sql`update inventory set ats = ${ats} where product_id = ${id}`.execute(engine.db)

test('an engine that has searched before follows what is removed, and another default', async () => {
  const { services } = engine.app
  let before = await findOrderable(services)
  for (const change of [
    "delete from inventory where product_id = 'creme-bar'",
    'update inventory_list set default_in_stock = true',
    `delete from inventory_list where id = '${WAREHOUSE}'`,
    `insert into inventory_list (id, default_in_stock) values ('${WAREHOUSE}', true)`,
  ]) {
    await sql.raw(change).execute(engine.db)
    const followed = await findOrderable(services)
    expect(followed).not.toEqual(before)
    expect(followed).toEqual(await findOrderable(buildApp({ db: engine.db, config }).services))
    before = followed
  }
})

/** A database whose answers come one at a time, or all. */
function holdAnswers() {
  let wait: (() => void)[] = []
  let isHeld = true
  const db: Db = engine.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isHeld) await new Promise<void>((resolve) => wait.push(resolve))
      return result
    },
  })
  const next = async () => {
    await waitUntil(() => wait.length > 0)
    return wait
  }
  const letOne = async () => (await next()).shift()?.()
  const letAll = () => {
    isHeld = false
    for (const resolve of wait) resolve()
    wait = []
  }
  return { db, letOne, letAll, next }
}

const toDocument = (productId: string): LoadedDocument => ({
  ...{ productId, name: productId, brand: null, tokens: [], searchRank: 0, createdAt: 0 },
  ...{ sellableIds: [productId], partIds: [], prices: {}, categoryPositions: {} },
})
const added = (productId: string) => [{ productId, document: toDocument(productId) }]

async function buildIndex(productId: string) {
  const now = new Date()
  const facts = await loadFacts(engine.db, 'brindille', 'brindille-catalog', now, [])
  const builder = new SiteIndexBuilder()
  builder.add(toDocument(productId))
  const state = { lineage: '', version: '', sequence: 1, builtAt: now, validUntil: now }
  return builder.build({ ...facts, ...state })
}

const openLists = () =>
  new LRUCache({ max: 10 }) as NonNullable<ConstructorParameters<typeof ListAvailability>[2]>
const availableIn = async (list: ListAvailability, count: number) => {
  const documents = await list.documentsIn([WAREHOUSE])
  return Array.from({ length: count }, (_, ordinal) => isIn(documents, ordinal))
}

onPostgres.each([0, 1])(
  'searches in an index and in a later one read new products at once, after %i answers',
  async (answers) => {
    const lists = openLists()
    const first = await buildIndex('brittle')
    await new ListAvailability(engine.db, first, lists).documentsIn([WAREHOUSE])
    const second = changeSite(first, added('creme-bar'))
    const third = changeSite(second, added('card'))
    const { db, letOne, letAll } = holdAnswers()
    const early = availableIn(new ListAvailability(db, second, lists), 2)
    for (let turn = 0; turn < answers; turn += 1) await letOne()
    const late = await availableIn(new ListAvailability(engine.db, third, lists), 3)
    letAll()
    expect(late).toEqual([false, true, true])
    expect(await early).toEqual([false, true])
    expect(await availableIn(new ListAvailability(engine.db, third, lists), 3)).toEqual(late)
  },
)

onPostgres(
  'an answer that was read before another, and comes after it, changes nothing',
  async () => {
    const lists = openLists()
    const index = await buildIndex('brittle')
    const { db, letAll, next } = holdAnswers()
    const held = new ListAvailability(db, index, lists)
    const list = new ListAvailability(engine.db, index, lists)
    expect(await availableIn(list, 1)).toEqual([false])
    await setStock('brittle', 3)
    const early = availableIn(held, 1)
    await next()
    await setStock('brittle', 0)
    expect(await availableIn(list, 1)).toEqual([false])
    letAll()
    await early
    expect(await availableIn(list, 1)).toEqual([false])
  },
)
