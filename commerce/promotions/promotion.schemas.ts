import { z } from 'zod'
import { Constraint, Deal, Tier } from './discount.schemas'
import { ProductSelection } from './product-selection.schemas'

const Id = z.string().min(1).max(256)
const Instant = z.iso.datetime({ offset: true })
const Count = z.number().int().nonnegative()

/** Days and hours in the site's time zone at which an assignment runs, within its dates. */
const Recurrence = z.object({
  /** 0 is Sunday; if absent, every day. */
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  /** Minutes since midnight. */
  fromMinute: z.number().int().min(0).max(1439).optional(),
  toMinute: z.number().int().min(0).max(1439).optional(),
})
export type Recurrence = z.infer<typeof Recurrence>

export const Assignment = z.object({
  campaignId: Id,
  rank: z.number().int().positive().optional(),
  /**
   * `any`: meeting one of the qualifiers below is enough; `all`: the shopper must meet all of them.
   */
  matchMode: z.enum(['any', 'all']).default('any'),
  /** If absent, no code is required. */
  couponIds: z.array(Id).optional(),
  /**
   * If absent, everyone qualifies. Otherwise the shopper must be in one of the groups, or in all of
   * them with `inEveryGroup`.
   */
  customerGroupIds: z.array(Id).optional(),
  inEveryGroup: z.boolean().optional(),
  sourceCodeGroupIds: z.array(Id).optional(),
  /** Qualifiers of a shopper's context (from the assignment framework), e.g. `store` → `boston`. */
  qualifiers: z.array(z.object({ type: z.string(), value: z.string() })).optional(),
  /** Groups that the campaign itself requires, in addition to the assignment's qualifiers. */
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
    /** A path below `/media/`, or an absolute URL. */
    image: z.string().optional(),
    /** Texts of other locales, keyed like the API's locales: `es-US`. */
    localized: z.record(z.string(), Texts).optional(),
    /** If absent, every currency. */
    currency: z.string().optional(),
    promotionClass: z.enum(['product', 'order', 'shipping']),
    exclusivity: z.enum(['no', 'class', 'global']).default('no'),
    /** Promotions that never apply together with this one. */
    mutuallyExclusiveIds: z.array(Id).optional(),
    enabled: z.boolean().default(true),
    /**
     * What a tier's threshold counts: the value, the pieces or the complete combinations of the
     * qualifying products.
     */
    condition: z.enum(['amount', 'quantity', 'combination']).default('amount'),
    qualifying: ProductSelection.default({}),
    discounted: ProductSelection.default({}),
    /** Only for the condition `combination`. */
    combination: z.array(Constraint).optional(),
    /** Shipping promotions only: non-qualifying goods exclude their shipment from the discount. */
    prohibitsOthers: z.boolean().optional(),
    /** Order promotions only: lines that already have a discount are ignored. */
    excludesDiscounted: z.boolean().optional(),
    /** Product promotions only: each product qualifies, and is discounted, separately. */
    identicalProducts: z.boolean().optional(),
    /** If absent, every shipping method. */
    shippingMethodIds: z.array(Id).optional(),
    /** If absent, every payment method. `CREDIT_CARD.Visa` means one card type. */
    paymentMethodIds: z.array(Id).optional(),
    maxApplications: z.number().int().positive().optional(),
    /**
     * Whether shoppers see how much is missing for the next tier, and from which basket value
     * (cents).
     */
    upsell: z.object({ enabled: z.boolean(), fromMinor: Count.optional() }).optional(),
    tiers: z.array(Tier).default([]),
    deals: z.array(Deal).default([]),
    assignments: z.array(Assignment).default([]),
  })
  .refine(({ tiers, deals }) => tiers.length + deals.length > 0, {
    error: 'no discount that is known',
    path: ['tiers'],
  })
export type Promotion = z.infer<typeof Promotion>

const CouponLimits = z.object({
  perCode: Count.optional(),
  perCustomer: Count.optional(),
  /** Uses per customer within a number of days. */
  timeFrame: z.object({ limit: Count, days: Count }).optional(),
})

export const Coupon = z.object({
  id: Id,
  enabled: z.boolean().default(true),
  caseInsensitive: z.boolean().default(false),
  /** `single`: one code for everybody; otherwise each code is meant for one person. */
  kind: z.enum(['single', 'list', 'system']).default('single'),
  limits: CouponLimits.default({}),
  multipleCodesPerOrder: z.boolean().default(false),
  codes: z.array(z.string().min(1).max(256)).default([]),
})
export type Coupon = z.infer<typeof Coupon>
