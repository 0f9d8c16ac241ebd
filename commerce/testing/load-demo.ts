import { readdirSync } from 'node:fs'
import path from 'node:path'
import { importArchive } from '../import/import-archive'
import { createTestDatabase } from './test-database'

export type Demo = Awaited<ReturnType<typeof loadDemo>>
export type DemoProduct = Demo['products'][number]

const WAREHOUSE = 'brindille-warehouse'

export async function loadDemo(folder: string) {
  const { db, close } = await createTestDatabase()
  try {
    const photosFolder = path.join(folder, 'photos')
    await importArchive(db, path.join(folder, 'site-archive'), { photosFolder })
    const rows = await db.selectFrom('product').selectAll().execute()
    const placements = await db.selectFrom('category_product').selectAll().execute()
    const stock = await db
      .selectFrom('inventory')
      .select(['list_id', 'product_id', 'ats'])
      .execute()
    const coupons = await db.selectFrom('coupon').select(['id', 'enabled']).execute()
    const promotions = await db.selectFrom('promotion').selectAll().execute()
    const orders = await db
      .selectFrom('order_header')
      .select(['status', 'shipping_status'])
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const inWarehouse = new Map(
      stock.flatMap(({ list_id, product_id, ats }) =>
        list_id === WAREHOUSE ? [[product_id, ats] as const] : [],
      ),
    )
    return {
      products: rows.map((row) => ({
        ...row,
        custom: { ...byId.get(row.master_id ?? '')?.custom, ...row.custom },
        ats: inWarehouse.get(row.id),
        primaryCategoryId: placements.find(
          ({ product_id, is_primary }) => is_primary && product_id === row.id,
        )?.category_id,
      })),
      placements,
      /** Returns the storefront catalogs to which a product is assigned. */
      sitesOf: (productId: string) => [
        ...new Set(
          placements
            .filter(({ product_id }) => product_id === productId)
            .map(({ catalog_id }) => catalog_id),
        ),
      ],
      prices: await db.selectFrom('price').selectAll().execute(),
      shippingMethods: await db.selectFrom('shipping_method').selectAll().execute(),
      stores: await db.selectFrom('store').selectAll().execute(),
      stockedLists: [...new Set(stock.flatMap(({ list_id, ats }) => (ats > 0 ? [list_id] : [])))],
      coupons,
      promotions: promotions.map(({ definition }) => definition),
      orders,
      media: new Set(
        readdirSync(photosFolder, { recursive: true, encoding: 'utf8' }).map((file) =>
          file.split(path.sep).join('/'),
        ),
      ),
    }
  } finally {
    await close()
  }
}
