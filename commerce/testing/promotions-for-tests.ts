import type { Db } from '../db/client'
import { sumMinor } from '../money'
import { Promotion } from '../promotions/promotion.schemas'
import type { PromotedLine, PromotedShipment } from '../promotions/promoted-basket'

/** An assignment to all shoppers that has been running since the start of 2026. */
export const RUNNING = { campaignId: 'house', startsAt: ['2026-01-01T00:00:00Z'], endsAt: [] }

/** Returns a running promotion; `given` is validated like a stored definition. */
export function createPromotion(id: string, given: object): Promotion {
  return Promotion.parse({ id, name: id, assignments: [RUNNING], ...given })
}

export const FREE = { type: 'free' }
export const percent = (percentage: number) => ({ type: 'percentage' as const, percentage })
export const amount = (amountMinor: number) => ({ type: 'amount' as const, amountMinor })
export const tier = (discount: object, threshold = 0) => [{ threshold, discount }]
export const having = (condition: object) => ({ included: [[condition]] })
export const inCategory = (id: string) => having({ kind: 'category', ids: [id] })
export const ofProducts = (...ids: string[]) => having({ kind: 'product', ids })
/** An assignment like `RUNNING`, with coupons, groups or other dates. */
export const assigned = (more: object = {}) => ({ assignments: [{ ...RUNNING, ...more }] })

interface Given {
  /** 0 by default */
  threshold?: number
  [more: string]: unknown
}
const toDefinition =
  (promotionClass: string) =>
  (discount: object, { threshold, ...more }: Given = {}) => ({
    ...{ promotionClass, tiers: tier(discount, threshold) },
    ...more,
  })
export const forOrder = toDefinition('order')
export const forProducts = toDefinition('product')
export const forShipping = toDefinition('shipping')

/** @param codes coupon id → the coupon's code */
export async function insertPromotions(
  db: Db,
  promotions: readonly { id: string }[],
  codes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const site_id = 'brindille'
  const definitions = promotions.map((one) => Promotion.parse({ name: one.id, ...one }))
  await db
    .insertInto('promotion')
    .values(definitions.map((one) => ({ site_id, id: one.id, definition: JSON.stringify(one) })))
    .execute()
  if (Object.keys(codes).length === 0) return
  const coupon = { site_id, enabled: true, case_insensitive: true }
  await db
    .insertInto('coupon')
    .values(
      Object.entries(codes).map(([id, code]) => ({ ...coupon, id, codes: JSON.stringify([code]) })),
    )
    .execute()
}

/** Returns a line in the shipment `me`, with a product in `categoryIds`. */
export function createLine(
  itemId: string,
  priceMinor: number,
  quantity = 1,
  more: Partial<PromotedLine> = {},
): PromotedLine {
  return {
    itemId,
    shipmentId: 'me',
    quantity,
    priceMinor,
    productIds: [`p-${itemId}`],
    categoryIds: [],
    unitMinor: Math.floor(priceMinor / quantity),
    ...more,
  }
}

/** Returns a shipment by ground for $8.95, free from $75. */
export function createShipment(shipmentId = 'me', shippingMethodId = 'Ground'): PromotedShipment {
  return {
    shipmentId,
    shippingMethodId,
    priceMinor: (goods) => (sumMinor(goods.map(({ minor }) => minor)) >= 7500 ? 0 : 895),
  }
}
