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

/** Codes by which a visitor is known to come from somewhere, e.g. a printed catalogue. */
export interface SourceCodeGroupTable {
  site_id: string
  id: string
  definition: Jsonb<unknown>
}

/** The tables of the promotions module (migration 060). */
export interface PromotionsTables {
  source_code_group: SourceCodeGroupTable
  promotion: PromotionTable
  coupon: CouponTable
}
