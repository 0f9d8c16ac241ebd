import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'
import type { Promotion } from './promotion.schemas'

interface PromotionTable {
  site_id: string
  id: string
  definition: Jsonb<Promotion>
}

interface CouponTable {
  site_id: string
  id: string
  enabled: boolean
  case_insensitive: boolean
  codes: Jsonb<string[]>
  /** `{kind, limits, multipleCodesPerOrder}` */
  definition: JsonbDefault<Record<string, unknown>>
}

interface CouponCodeTable {
  site_id: string
  coupon_id: string
  code: string
}

interface CouponRedemptionTable {
  site_id: string
  coupon_id: string
  code: string
  order_no: string
  customer_id: string
  email: string
  redeemed_at: Timestamp
}

/** A group of codes that show where a visitor comes from, e.g. a printed catalog. */
interface SourceCodeGroupTable {
  site_id: string
  id: string
  definition: Jsonb<unknown>
}

/** An element of an archive from which the assignments of promotions are made. */
interface CampaignPartTable {
  site_id: string
  kind: 'campaign' | 'assignment'
  /** The campaign, or `[promotion, campaign]` as JSON. */
  id: string
  element: Jsonb<unknown>
}

/** The tables of the promotions module (migrations 060, 101, 451). */
declare module '../db/schema' {
  interface Schema {
    campaign_part: CampaignPartTable
    source_code_group: SourceCodeGroupTable
    promotion: PromotionTable
    coupon: CouponTable
    coupon_code: CouponCodeTable
    coupon_redemption: CouponRedemptionTable
  }
}
