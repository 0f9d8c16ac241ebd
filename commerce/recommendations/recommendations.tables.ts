import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

/** What a visitor did, in the words of the activities' contract. */
export type ActivityKind =
  | 'viewProduct'
  | 'viewSearch'
  | 'clickSearch'
  | 'viewCategory'
  | 'clickCategory'
  | 'viewPage'
  | 'beginCheckout'
  | 'checkoutStep'
  | 'viewReco'
  | 'clickReco'
  | 'addToCart'

interface ShopperActivityTable {
  id: Generated<number>
  site_id: string
  kind: ActivityKind
  /** The id of a visit. */
  cookie_id: string
  /** Of a registered customer. */
  user_id: string | null
  /** A master, or a product without variants. */
  product_id: string | null
  category_id: string | null
  search_text: string | null
  recommender: string | null
  happened_at: Timestamp
}

/** The tables of the recommendations module (migration 215). */
export interface RecommendationsTables {
  shopper_activity: ShopperActivityTable
}
