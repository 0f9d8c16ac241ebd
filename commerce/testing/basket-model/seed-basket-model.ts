import { Promotion } from '../../promotions/promotion.schemas'
import type { Db } from '../../db/client'
import { seedCheckout } from '../seed-checkout'

/** Product → stock in the warehouse and in shop 101, low enough to sell out. */
export const STOCK: Readonly<Record<string, readonly [number, number]>> = {
  'assorted-9': [20, 6],
  'truffles-9': [8, 4],
  brittle: [5, 3],
  card: [999_999, 0],
}
export const PRODUCTS = Object.keys(STOCK)
export const LIMITED = { productId: 'brittle', limit: 4 }
export const COUPONS = ['NOEL10', 'SHIPFREE', 'BOXES']

const running = { campaignId: 'house', startsAt: ['2020-01-01T00:00:00Z'], endsAt: [] }
const PROMOTIONS = [
  {
    id: 'noel-10',
    promotionClass: 'order',
    tiers: [{ threshold: 3000, discount: { type: 'percentage', percentage: 10 } }],
    assignments: [{ ...running, couponIds: ['NOEL10'] }],
  },
  {
    id: 'ship-free',
    promotionClass: 'shipping',
    shippingMethodIds: ['GroundDisc'],
    tiers: [{ threshold: 0, discount: { type: 'free' } }],
    assignments: [{ ...running, couponIds: ['SHIPFREE'] }],
  },
  {
    id: 'boxes-off',
    promotionClass: 'product',
    discounted: { included: [[{ kind: 'category', ids: ['boxes'] }]] },
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 333 } }],
    assignments: [{ ...running, couponIds: ['BOXES'] }],
  },
]

/** `seedCheckout` with the model's stock, a limited product and three promo codes. */
export async function seedBasketModel(db: Db): Promise<void> {
  await seedCheckout(db)
  await db.deleteFrom('inventory').where('product_id', 'in', PRODUCTS).execute()
  const lists = ['brindille-warehouse', 'shop-101'] as const
  const rows = Object.entries(STOCK).flatMap(([product_id, pieces]) =>
    lists.map((list_id, index) => ({
      list_id,
      product_id,
      ats: pieces[index] ?? 0,
      allocation: pieces[index] ?? 0,
    })),
  )
  await db.insertInto('inventory').values(rows).execute()
  await db
    .updateTable('product')
    .set({ custom: JSON.stringify({ quantityLimit: LIMITED.limit }) })
    .where('id', '=', LIMITED.productId)
    .execute()
  const site_id = 'brindille'
  const definitions = PROMOTIONS.map((one) => Promotion.parse({ ...one, name: one.id }))
  await db
    .insertInto('promotion')
    .values(definitions.map((one) => ({ site_id, id: one.id, definition: JSON.stringify(one) })))
    .execute()
  await db
    .insertInto('coupon')
    .values(
      COUPONS.map((id) => ({
        site_id,
        id,
        enabled: true,
        case_insensitive: true,
        codes: JSON.stringify([id]),
      })),
    )
    .execute()
}
