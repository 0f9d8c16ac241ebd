import type { Db } from '../db/client'
import { sumMinor } from '../money'
import { Promotion } from '../promotions/promotion.schemas'
import type { PromotedLine, PromotedShipment } from '../promotions/promoted-basket'

/** An assignment that has been running since 2026 began, for everybody. */
export const RUNNING = { campaignId: 'house', startsAt: ['2026-01-01T00:00:00Z'], endsAt: [] }

/** A running promotion; `given` is checked as the stored definition is. */
export function createPromotion(id: string, given: object): Promotion {
  return Promotion.parse({ id, name: id, assignments: [RUNNING], ...given })
}

/**
 * Writes promotions of the test site, each checked as an import checks it, and its coupons.
 * @param codes the code of each coupon, by the coupon's id
 */
export async function insertPromotions(
  db: Db,
  promotions: readonly { id: string }[],
  codes: Readonly<Record<string, string>>,
): Promise<void> {
  const site_id = 'brindille'
  const definitions = promotions.map((one) => Promotion.parse({ ...one, name: one.id }))
  await db
    .insertInto('promotion')
    .values(definitions.map((one) => ({ site_id, id: one.id, definition: JSON.stringify(one) })))
    .execute()
  const coupon = { site_id, enabled: true, case_insensitive: true }
  await db
    .insertInto('coupon')
    .values(
      Object.entries(codes).map(([id, code]) => ({ ...coupon, id, codes: JSON.stringify([code]) })),
    )
    .execute()
}

/** A line of the shipment `me` whose product stands in `categoryIds`. */
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

/** Shipping by ground for $8.95, free from $75. */
export function createShipment(shipmentId = 'me', shippingMethodId = 'Ground'): PromotedShipment {
  return {
    shipmentId,
    shippingMethodId,
    priceMinor: (goods) => (sumMinor(goods.map(({ minor }) => minor)) >= 7500 ? 0 : 895),
  }
}
