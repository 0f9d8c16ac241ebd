import { z } from 'zod'

const Id = z.string().min(1).max(256)
const Instant = z.iso.datetime({ offset: true })
const Minor = z.number().int().nonnegative()

/** Products by id (a master stands for its variants) or by category, subcategories included. */
const ProductCondition = z.object({
  kind: z.enum(['product', 'category']),
  ids: z.array(Id).min(1),
})
export type ProductCondition = z.infer<typeof ProductCondition>

/** A product belongs to it when it fits all conditions of any one group. */
const ConditionGroups = z.array(z.array(ProductCondition))
export type ConditionGroups = z.infer<typeof ConditionGroups>

const ProductSelection = z.object({
  /** Absent: every product. */
  included: ConditionGroups.optional(),
  excluded: ConditionGroups.optional(),
})
export type ProductSelection = z.infer<typeof ProductSelection>

/** Cents, or per cent: 10 for 10 %. */
export const Discount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percentage'), percentage: z.number().min(0).max(100) }),
  z.object({ type: z.literal('amount'), amountMinor: Minor }),
  z.object({ type: z.literal('fixed_price'), amountMinor: Minor }),
  z.object({ type: z.literal('free') }),
])
export type Discount = z.infer<typeof Discount>

const Tier = z.object({
  /** Cents, or pieces. */
  threshold: Minor,
  discount: Discount,
})
export type Tier = z.infer<typeof Tier>

/** A promotion in a campaign: when it runs, and which coupons it asks for. */
const Assignment = z.object({
  campaignId: Id,
  rank: z.number().int().positive().optional(),
  /** Absent: nobody has to enter a code. */
  couponIds: z.array(Id).optional(),
  startsAt: z.array(Instant),
  endsAt: z.array(Instant),
})
export type Assignment = z.infer<typeof Assignment>

export const Promotion = z.object({
  id: Id,
  name: z.string().min(1),
  calloutMsg: z.string().optional(),
  promotionClass: z.enum(['product', 'order', 'shipping']),
  exclusivity: z.enum(['no', 'class', 'global']).default('no'),
  enabled: z.boolean().default(true),
  /** What a tier's threshold counts: the value of the qualifying products, or their pieces. */
  condition: z.enum(['amount', 'quantity']).default('amount'),
  qualifying: ProductSelection.default({}),
  discounted: ProductSelection.default({}),
  /** Absent: every shipping method. */
  shippingMethodIds: z.array(Id).optional(),
  tiers: z.array(Tier).min(1, 'no discount that is known'),
  assignments: z.array(Assignment).default([]),
})
export type Promotion = z.infer<typeof Promotion>

export const Coupon = z.object({
  id: Id,
  enabled: z.boolean().default(true),
  caseInsensitive: z.boolean().default(false),
  codes: z.array(z.string().min(1).max(256)).min(1, 'no code'),
})
export type Coupon = z.infer<typeof Coupon>
