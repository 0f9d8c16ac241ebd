import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'
import { InsufficientStock } from './insufficient-stock'
import { mergeLines, toStockStatus, UNLIMITED } from './inventory.rules'
import { createInventoryService, type InventoryService } from './inventory.service'

const LIST = 'brindille-warehouse'
const line = (productId: string, quantity: number, listId = LIST) => ({
  listId,
  productId,
  quantity,
})

describe('stock status', () => {
  const none = {
    ats: 0,
    perpetual: false,
    preorderable: false,
    backorderable: false,
    inStockDate: null,
  }
  it.each([
    ['no record, list default off', undefined, false, { ats: 0, orderable: false }],
    ['no record, list default on', undefined, true, { ats: UNLIMITED, orderable: true }],
    ['a record overrides the default', none, true, { ats: 0, orderable: false }],
    ['some pieces', { ...none, ats: 3 }, false, { ats: 3, stockLevel: 3, orderable: true }],
    ['perpetual', { ...none, perpetual: true }, false, { ats: UNLIMITED, orderable: true }],
    ['on back order', { ...none, backorderable: true }, false, { stockLevel: 0, orderable: true }],
  ])('%s', (_name, record, byDefault, expected) => {
    expect(toStockStatus(record, byDefault)).toMatchObject(expected)
  })

  it('merges lines and orders them, so that two orders cannot block each other', () => {
    expect(mergeLines([line('b', 1), line('a', 2), line('b', 3), line('c', 1, 'a-list')])).toEqual([
      line('c', 1, 'a-list'),
      line('a', 2),
      line('b', 4),
    ])
  })
})

describe('stock in the database', () => {
  let inventory: InventoryService

  const database = useDatabase()
  beforeAll(async () => {
    await seedCatalog(database.db)
    inventory = createInventoryService(database.db)
  })

  const take = (...lines: ReturnType<typeof line>[]) =>
    database.db.transaction().execute((trx) => inventory.take(trx, lines))
  const atsOf = async (id: string, listId = LIST) =>
    (await inventory.getInventory(listId, [id])).get(id)?.ats

  it('returns every product asked for', async () => {
    const found = await inventory.getInventory(LIST, ['assorted-9', 'card', 'unknown'])
    expect(found.get('assorted-9')).toMatchObject({ ats: 20, orderable: true })
    expect(found.get('card')).toMatchObject({ ats: UNLIMITED, orderable: true })
    expect(found.get('unknown')).toMatchObject({ ats: 0, orderable: false })
    expect(await atsOf('anything', 'always')).toBe(UNLIMITED)
  })

  it('is reduced and restored', async () => {
    await take(line('assorted-9', 3), line('assorted-9', 2), line('card', 7))
    expect(await atsOf('assorted-9')).toBe(15)
    await database.db
      .transaction()
      .execute((trx) => inventory.giveBack(trx, [line('assorted-9', 5)]))
    expect(await atsOf('assorted-9')).toBe(20)
  })

  it('has back what was taken of it, and the allocation what was ordered ahead', async () => {
    const own = database.db.updateTable('inventory').where('product_id', '=', 'truffles-9')
    await own.set({ backorderable: true, preorder_backorder_allocation: 10 }).execute()
    const taken = await take(line('truffles-9', 3), line('truffles-9', 6))
    expect(taken).toEqual([
      { ...line('truffles-9', 3), ahead: 3 },
      { ...line('truffles-9', 6), ahead: 1 },
    ])
    const left = database.db
      .selectFrom('inventory')
      .select(['ats', 'preorder_backorder_allocation as ahead'])
      .where('product_id', '=', 'truffles-9')
      .where('list_id', '=', LIST)
    expect(await left.execute()).toEqual([{ ats: 0, ahead: 6 }])
    await database.db.transaction().execute((trx) => inventory.giveBack(trx, taken))
    expect(await left.execute()).toEqual([{ ats: 5, ahead: 10 }])
    await own.set({ backorderable: false, preorder_backorder_allocation: null }).execute()
  })

  it('is reduced as a whole or not at all', async () => {
    const attempt = take(line('assorted-9', 1), line('truffles-9', 6))
    await expect(attempt).rejects.toEqual(new InsufficientStock('truffles-9', LIST, 6, 5))
    expect(await atsOf('assorted-9')).toBe(20)
    await expect(take(line('unknown', 1))).rejects.toBeInstanceOf(InsufficientStock)
  })

  it('is never oversold by concurrent orders', async () => {
    const attempts = Array.from({ length: 30 }, (_, index) => {
      const lines = [line('assorted-9', 1), line('creme-bar', 1)]
      return take(...(index % 2 === 0 ? lines : lines.reverse()))
    })
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await atsOf('assorted-9')).toBe(0)
    expect(await atsOf('creme-bar')).toBe(80)
  })
})
