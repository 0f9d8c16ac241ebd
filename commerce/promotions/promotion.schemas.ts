import { z } from 'zod'
import { Constraint, Deal, Tier } from './discount.schemas'
import { ProductSelection } from './product-selection.schemas'

const Id = z.string().min(1).max(256)
const Instant = z.iso.datetime({ offset: true })
const Count = z.number().int().nonnegative()

/** Days and hours, by the site's clocks, at which an assignment runs, within its dates. */
const Recurrence = z.object({
  /** 0 is Sunday; absent: every day. */
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  /** Minutes of the day. */
  fromMinute: z.number().int().min(0).max(1439).optional(),
  toMinute: z.number().int().min(0).max(1439).optional(),
})
export type Recurrence = z.infer<typeof Recurrence>

/** A promotion in a campaign: when it runs, and for whom. */
const Assignment = z.object({
  campaignId: Id,
  rank: z.number().int().positive().optional(),
  /** Whether one of the qualifiers given below is enough. */
  matchMode: z.enum(['any', 'all']).default('any'),
  /** Absent: nobody has to enter a code. */
  couponIds: z.array(Id).optional(),
  /** Absent: everyone. The shopper must be in one of them, or in all with `inEveryGroup`. */
  customerGroupIds: z.array(Id).optional(),
  inEveryGroup: z.boolean().optional(),
  sourceCodeGroupIds: z.array(Id).optional(),
  /** Of the assignment framework: qualifiers of a shopper's context, e.g. `store` → `boston`. */
  qualifiers: z.array(z.object({ type: z.string(), value: z.string() })).optional(),
  /** Groups that the campaign itself asks for, besides the assignment's own qualifiers. */
  campaignGroupIds: z.array(Id).optional(),
  startsAt: z.array(Instant),
  endsAt: z.array(Instant),
  recurrence: Recurrence.optional(),
})
export type Assignment = z.infer<typeof Assignment>

const Texts = z.object({
  name: z.string().optional(),
  calloutMsg: z.string().optional(),
  details: z.string().optional(),
})

export const Promotion = z
  .object({
    id: Id,
    name: z.string().min(1),
    calloutMsg: z.string().optional(),
    details: z.string().optional(),
    /** Below `/media/`, or an address. */
    image: z.string().optional(),
    /** Other locales' texts, by locale as on the wire: `es-US`. */
    localized: z.record(z.string(), Texts).optional(),
    /** Absent: every currency. */
    currency: z.string().optional(),
    promotionClass: z.enum(['product', 'order', 'shipping']),
    exclusivity: z.enum(['no', 'class', 'global']).default('no'),
    /** Promotions that never apply beside this one. */
    mutuallyExclusiveIds: z.array(Id).optional(),
    enabled: z.boolean().default(true),
    /** What a tier's threshold counts: the qualifying products' value, pieces, or whole combinations. */
    condition: z.enum(['amount', 'quantity', 'combination']).default('amount'),
    qualifying: ProductSelection.default({}),
    discounted: ProductSelection.default({}),
    /** With the condition `combination`. */
    combination: z.array(Constraint).optional(),
    /** Shipping only: goods that do not qualify exclude their shipment from the discount. */
    prohibitsOthers: z.boolean().optional(),
    /** Order only: lines that have a discount of their own count for nothing. */
    excludesDiscounted: z.boolean().optional(),
    /** Product only: each product qualifies, and is discounted, by itself. */
    identicalProducts: z.boolean().optional(),
    /** Absent: every shipping method. */
    shippingMethodIds: z.array(Id).optional(),
    /** Absent: however it is paid. `CREDIT_CARD.Visa` for a card type. */
    paymentMethodIds: z.array(Id).optional(),
    maxApplications: z.number().int().positive().optional(),
    /** Whether shoppers see how little is missing, from which amount (cents) on. */
    upsell: z.object({ enabled: z.boolean(), fromMinor: Count.optional() }).optional(),
    tiers: z.array(Tier).default([]),
    deals: z.array(Deal).default([]),
    assignments: z.array(Assignment).default([]),
  })
  .refine(({ tiers, deals }) => tiers.length + deals.length > 0, 'no discount that is known')
export type Promotion = z.infer<typeof Promotion>

const CouponLimits = z.object({
  perCode: Count.optional(),
  perCustomer: Count.optional(),
  /** For each customer. */
  timeFrame: z.object({ limit: Count, days: Count }).optional(),
})

export const Coupon = z.object({
  id: Id,
  enabled: z.boolean().default(true),
  caseInsensitive: z.boolean().default(false),
  /** `single`: one code for everybody; otherwise each code is given to somebody. */
  kind: z.enum(['single', 'list', 'system']).default('single'),
  limits: CouponLimits.default({}),
  multipleCodesPerOrder: z.boolean().default(false),
  codes: z.array(z.string().min(1).max(256)).default([]),
})
export type Coupon = z.infer<typeof Coupon>
