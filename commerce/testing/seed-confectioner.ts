import type { Db } from '../db/client'
import { seedCheckout } from './seed-checkout'

const CATALOG = 'brindille-catalog'
const LIST = 'usd-list-prices'
const WAREHOUSE = 'brindille-warehouse'

const PRODUCTS: Record<string, { custom: object; amount?: number; stock: number }> = {
  'mix-box': {
    custom: { isCustomMix: true, maxPiecesUnits: 20, customMixFlavorLimit: 2 },
    amount: 2400,
    stock: 10,
  },
  'solo-box': {
    custom: { isCustomMix: true, maxPiecesUnits: 20, customMixFlavorLimit: 1 },
    amount: 2400,
    stock: 10,
  },
  nut: { custom: { isCustomMixPiece: true }, stock: 100 },
  fig: { custom: { isCustomMixPiece: true }, stock: 30 },
  leaflet: { custom: { isCollateral: true, quantityLimit: 5 }, stock: 500 },
  'shop-tray': { custom: { isPickupOnly: true }, amount: 1800, stock: 10 },
  'web-only': { custom: { isOnlineOnly: true }, amount: 900, stock: 10 },
}

/**
 * Extends `seedCheckout` with a confectioner's products: the box `mix-box` ($24) for 20 pieces of
 * `nut` and `fig`, `solo-box` for 20 of one kind, the free material `leaflet` (5 per order),
 * `shop-tray` for pickup only and `web-only` for delivery only.
 */
export async function seedConfectioner(db: Db): Promise<void> {
  await seedCheckout(db)
  const all = Object.entries(PRODUCTS)
  const kind = 'standard' as const
  await db
    .insertInto('product')
    .values(
      all.map(([id, { custom }]) => ({
        id,
        catalog_id: CATALOG,
        kind,
        name: id,
        custom: JSON.stringify(custom),
      })),
    )
    .execute()
  await db
    .insertInto('category_product')
    .values(
      all.map(([product_id]) => ({
        catalog_id: CATALOG,
        category_id: 'boxes',
        product_id,
        is_primary: true,
      })),
    )
    .execute()
  await db
    .insertInto('price')
    .values(
      all.flatMap(([product_id, { amount }]) =>
        amount === undefined
          ? []
          : [{ price_book_id: LIST, product_id, min_quantity: 1, amount_minor: amount }],
      ),
    )
    .execute()
  await db
    .insertInto('inventory')
    .values(
      all.flatMap(([product_id, { stock }]) =>
        [WAREHOUSE, 'shop-101'].map((list_id) => ({
          list_id,
          product_id,
          ats: stock,
          allocation: stock,
        })),
      ),
    )
    .execute()
}
