import { sql } from 'kysely'
import { waitUntil } from '../../scripts/testing/wait-until'
import type { Database } from '../db/client'
import { createInventoryService } from '../inventory/inventory.service'
import { seedCatalog } from '../testing/seed-catalog'
import { seedContentItems } from '../testing/seed-content-items'
import { createTestDatabase } from '../testing/test-database'

const WAREHOUSE = 'brindille-warehouse'

let database: Database
let heard: string[]
let stop: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCatalog(database.db)
  let isLive = false
  stop = database.listen('shop_changes', {
    onNotice: (payload) => void heard.push(payload),
    onLive: () => (isLive = true),
    onLost: () => (isLive = false),
  })
  await waitUntil(() => isLive)
})
afterAll(async () => {
  await stop()
  await database.close()
})
beforeEach(() => {
  heard = []
})

let asked = 0

/**
 * Returns the changes announced in this test so far: a marker is sent last, so that it arrives
 * after all of them.
 */
async function announced(): Promise<object[]> {
  const end = `end ${++asked}`
  await sql`select pg_notify('shop_changes', ${end})`.execute(database.db)
  await waitUntil(() => heard.includes(end))
  return heard.flatMap((payload) =>
    payload.startsWith('end') ? [] : [JSON.parse(payload) as object],
  )
}

const setStock = (productId: string, ats: number, listId = WAREHOUSE) =>
  database.db
    .updateTable('inventory')
    .set({ ats })
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute()

test('stock changes are announced when it runs out, gets low, or returns, not for each order', async () => {
  await setStock('assorted-9', 19)
  await setStock('assorted-9', 10)
  expect(await announced()).toEqual([])
  await setStock('assorted-9', 9)
  expect(await announced()).toEqual([{ kind: 'stock', ids: ['assorted-9'] }])
  await setStock('assorted-9', 1)
  expect(await announced()).toHaveLength(1)
  const inventory = createInventoryService(database.db)
  await database.db
    .transaction()
    .execute((trx) =>
      inventory.take(trx, [{ listId: WAREHOUSE, productId: 'assorted-9', quantity: 1 }]),
    )
  expect(await announced()).toHaveLength(2)
  await setStock('assorted-9', 50)
  expect(await announced()).toHaveLength(3)
})

test('stock of shops is not announced, because no page shows it', async () => {
  await setStock('brittle', 0, 'shop-101')
  expect(await announced()).toEqual([])
})

test('changes that were rolled back are not announced', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await trx.updateTable('site').set({ name: 'Never' }).execute()
    throw new Error('undo')
  })
  await expect(failing).rejects.toThrow('undo')
  expect(await announced()).toEqual([])
})

test('prices and products are announced by id, if they changed', async () => {
  const { db } = database
  await db
    .updateTable('price')
    .set({ amount_minor: 710 })
    .where('product_id', '=', 'hidden')
    .execute()
  await db
    .updateTable('price')
    .set({ amount_minor: 710 })
    .where('product_id', '=', 'hidden')
    .execute()
  await db.updateTable('product').set({ name: 'Nut Brittle' }).where('id', '=', 'brittle').execute()
  await db.updateTable('product').set({ name: 'Nut Brittle' }).where('id', '=', 'brittle').execute()
  expect(await announced()).toEqual([
    { kind: 'price', ids: ['hidden'] },
    { kind: 'product', ids: ['brittle'] },
  ])
})

test('a complete import is announced once', async () => {
  const { db } = database
  const products = Array.from({ length: 150 }, (_, index) => ({
    id: `imported-${index}`,
    catalog_id: 'brindille-catalog',
    kind: 'standard' as const,
    name: 'Imported',
  }))
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('product').values(products).execute()
    await trx.updateTable('product').set({ name: 'Again' }).execute()
  })
  expect(await announced()).toEqual([{ kind: 'product' }])
})

test('ids that exceed the size of a notification are left out', async () => {
  const products = Array.from({ length: 90 }, (_, index) => ({
    id: `${'long'.repeat(25)}-${index}`,
    catalog_id: 'brindille-catalog',
    kind: 'standard' as const,
    name: 'Long',
  }))
  await database.db.insertInto('product').values(products).execute()
  expect(await announced()).toEqual([{ kind: 'product' }])
})

test('content is announced when it is published, not as a draft', async () => {
  const { db } = database
  await seedContentItems(db, [{ id: 'item', body: {} }])
  expect(await announced()).toEqual([{ kind: 'content' }])
  heard = []
  const draft = { item_id: 'item', version: 2, edition_id: 'base', saved_by: 'test', body: '{}' }
  await db.insertInto('content_version').values(draft).execute()
  await db.updateTable('content_version').set({ note: 'mine' }).where('version', '=', 2).execute()
  expect(await announced()).toEqual([])
  await db
    .updateTable('content_version')
    .set({ published_at: new Date() })
    .where('version', '=', 2)
    .execute()
  expect(await announced()).toEqual([{ kind: 'content' }])
})

test('a site and its promotions are announced by the site id', async () => {
  const { db } = database
  await db.updateTable('site').set({ status: 'offline' }).execute()
  await db.updateTable('site').set({ status: 'offline' }).execute()
  await db
    .insertInto('promotion')
    .values({ site_id: 'brindille', id: 'ten-off', definition: '{}' })
    .execute()
  await db.deleteFrom('promotion').execute()
  expect(await announced()).toEqual([
    { kind: 'site', site: 'brindille' },
    { kind: 'promotion', site: 'brindille' },
    { kind: 'promotion', site: 'brindille' },
  ])
})
