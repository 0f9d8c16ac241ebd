import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { seedProductKinds } from '../testing/seed-product-kinds'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const PATH = '/product/shopper-availability/v1/organizations/f_ecom_prln_001/availability'
const CUSTOM = '/custom/product/v1/organizations/f_ecom_prln_001'

describe('availability', () => {
  const engine = useEngine(async (db) => {
    await seedCatalog(db)
    await seedProductKinds(db)
    await db
      .updateTable('store')
      .set({ custom: JSON.stringify({ rioCode: 'RIO-101', storeCode: 'SF-1' }) })
      .where('id', '=', '101')
      .execute()
    await db
      .insertInto('inventory')
      .values({
        list_id: 'shop-101',
        product_id: 'engraved',
        ats: 1,
        allocation: 1,
        backorderable: true,
        preorder_backorder_allocation: 5,
        in_stock_date: '2026-12-24T00:00:00Z',
      })
      .execute()
  })
  const shopper = useForAll(() => logInTestShopper(engine.app))

  const ask = async (url: string, query: Record<string, string>) => {
    const response = await engine.app.inject({
      url,
      query: { siteId: 'brindille', ...query },
      headers: shopper.headers,
    })
    return { status: response.statusCode, body: response.json() }
  }

  it('is returned for the site’s list, without offline or unknown products', async () => {
    const { body } = await ask(PATH, { productIds: 'creme-bar,hidden,none,assorted' })
    expect(body).toMatchObject({
      limit: 2,
      total: 2,
      data: [
        { id: 'creme-bar', inventories: [{ id: 'brindille-warehouse', ats: 100 }] },
        { id: 'assorted', inventories: [{ ats: 20, orderable: true }] },
      ],
    })
  })

  it('is returned for requested inventory lists, with back orders included', async () => {
    const lists = { productIds: 'engraved', inventoryIds: 'shop-101,always' }
    const { body } = await ask(PATH, lists)
    expect(body.data[0].inventories).toEqual([
      {
        id: 'shop-101',
        ats: 6,
        stockLevel: 1,
        orderable: true,
        backorderable: true,
        preorderable: false,
        inStockDate: '2026-12-24T00:00:00.000Z',
      },
      expect.objectContaining({ id: 'always', ats: 999_999 }),
    ])
  })

  it('includes expanded variants and set products, each product once', async () => {
    const query = { productIds: 'tasting,assorted,creme-bar', expand: 'variations,set_products' }
    const { body } = await ask(PATH, { ...query, select: '(data.(id))' })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(
      ['tasting', 'truffles', 'creme-bar', 'assorted', 'assorted-9', 'assorted-18'], // prettier-ignore
    )
  })

  it.each([
    [{}, 'missing-query-parameter'],
    [{ productIds: Array.from({ length: 25 }, (_, id) => `p${id}`).join() }, 'validation'],
    [{ productIds: 'card', inventoryIds: 'a,b,c,d,e,f' }, 'validation'],
    [{ productIds: 'card', expand: 'bundled' }, 'validation'],
    [{ productIds: 'card', select: '(' }, 'malformed-selector'],
  ])('is refused for the query %j', async (query, type) => {
    const { status, body } = await ask(PATH, query as Record<string, string>)
    expect(status).toBe(400)
    expect(body.type).toMatch(new RegExp(`/${type}$`))
  })

  it('is returned for every shop, or for the requested shops [PDP-051]', async () => {
    const codes = { rioCode: 'RIO-101', storeCode: 'SF-1' }
    const shop = { ats: 3, orderable: true, inventoryList: 'shop-101', ...codes }
    const all = await ask(`${CUSTOM}/products-inventory`, { ids: 'brittle,none' })
    expect(all.body).toEqual({
      brittle: {
        ats: 0,
        orderable: false,
        preorderable: false,
        backorderable: false,
        stores: { '101': shop },
      },
    })
    const some = { productIDs: 'brittle', storeIDs: '102,101' }
    const shops = await ask(`${CUSTOM}/store-products-inventory`, some)
    expect(shops.body.brittle.stores).toEqual({
      '101': shop,
    })
  })

  it('of back orders is reduced by sold pieces, and never below zero', async () => {
    const { inventory } = engine.app.services
    const line = { listId: 'shop-101', productId: 'engraved', quantity: 4 }
    await engine.db.transaction().execute((trx) => inventory.take(trx, [line]))
    const left = await inventory.getInventory('shop-101', ['engraved'])
    expect(left.get('engraved')).toMatchObject({ stockLevel: 0, ats: 2 })
    await expect(
      engine.db.transaction().execute((trx) => inventory.take(trx, [line])),
    ).rejects.toThrow()
  })
})
