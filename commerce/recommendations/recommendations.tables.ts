import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

/** A visitor's activity, with the names of the Activities API. */
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
  cookie_id: string
  /** Only for a registered customer. */
  user_id: string | null
  /** A master, or a product without variants. */
  product_id: string | null
  category_id: string | null
  search_text: string | null
  recommender: string | null
  happened_at: Timestamp
}

/** The tables of the recommendations module (migration 215). */
declare module '../db/schema' {
  interface Schema {
    shopper_activity: ShopperActivityTable
  }
}
