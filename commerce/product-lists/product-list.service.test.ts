import { millisecondsInDay } from 'date-fns/constants'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'

let now = new Date('2026-05-01T12:00:00Z')

const engine = useEngine({ seed: seedCatalog, now: () => now })

test('a guest’s lists are deleted after a month, a customer’s are not', async () => {
  const { productLists, customers } = engine.app.services
  const profile = { login: 'ada', email: 'ada@example.com', lastName: 'Lovelace' }
  const ada = await customers.register({ customer: profile, password: 'Engine#1843' })
  const owners = [ada.customerId ?? '', 'a-guest'].map((customerId) => ({
    siteId: 'brindille',
    customerId,
  }))
  const body = { type: undefined, isPublic: undefined, document: {} }
  for (const owner of owners) await productLists.createList(owner, body)
  now = new Date(now.getTime() + 31 * millisecondsInDay)
  await productLists.deleteAbandoned()
  const counts = await Promise.all(
    owners.map(async (owner) => (await productLists.listLists(owner)).length),
  )
  expect(counts).toEqual([1, 0])
})

test('a shopper may have at most a hundred lists', async () => {
  const { productLists } = engine.app.services
  const owner = { siteId: 'brindille', customerId: 'a-collector' }
  const body = { type: undefined, isPublic: undefined, document: {} }
  for (let count = 0; count < 100; count += 1) await productLists.createList(owner, body)
  await expect(productLists.createList(owner, body)).rejects.toThrow('no more than 100')
})

test('a list has at most 500 items, also when several are added concurrently', async () => {
  const { productLists } = engine.app.services
  const owner = { siteId: 'brindille', customerId: 'a-dreamer' }
  const body = { type: 'shopping_list' as const, isPublic: undefined, document: {} }
  const { id: listId = '' } = await productLists.createList(owner, body)
  const rows = Array.from({ length: 499 }, (_, index) => ({
    id: `wish-${index}`,
    list_id: listId,
    type: 'product' as const,
    product_id: 'truffles-9',
    created_at: now,
    updated_at: now,
  }))
  await engine.db.insertInto('product_list_item').values(rows).execute()
  const item = { type: 'product' as const, productId: 'truffles-9', quantity: 1, priority: 1 }
  const add = () => productLists.addItem(owner, listId, { ...item, isPublic: false, custom: {} })
  const outcomes = await Promise.allSettled([add(), add(), add()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const list = await productLists.getList(owner, listId)
  expect(list.customerProductListItems).toHaveLength(500)
})
