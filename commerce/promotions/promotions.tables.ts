import type { Jsonb } from '../db/columns'
import type { Promotion } from './promotion.schemas'

export interface PromotionTable {
  site_id: string
  id: string
  definition: Jsonb<Promotion>
}

export interface CouponTable {
  site_id: string
  id: string
  enabled: boolean
  case_insensitive: boolean
  codes: Jsonb<string[]>
}

/** The tables of the promotions module (migration 060). */
export interface PromotionsTables {
  promotion: PromotionTable
  coupon: CouponTable
}
