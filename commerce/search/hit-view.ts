import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { ImageTypes } from '../catalog/product.rules'
import type { Locale } from '../http/locale'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { StoredHit } from './search.repository'

type Promotion = ShopperSearchTypes.ProductPromotion

/** A hit with what changes faster than the index. */
export interface FoundHit extends StoredHit {
  /** What can be bought of it, in its order. */
  sellableIds: readonly string[]
  isOrderable: boolean
}

export interface HitView {
  locale: Locale
  currency: string
  mediaOrigin: string
  expand: ReadonlySet<string>
  /** Absent: no `imageGroups` at all. */
  allImages?: boolean
  imgTypes?: ImageTypes
  perPricebook: boolean
  allVariationProperties: boolean
  /** Custom properties of variants asked for, with `c_`. */
  variantProperties: readonly string[]
  /** Variation values that the search is narrowed to, by attribute. */
  chosenValues: Readonly<Record<string, readonly string[]>>
  prices: ReadonlyMap<string, ProductPrices>
  /** Sellable ids that the site's list can give. */
  orderableIds: ReadonlySet<string>
  /** Product id → what promotions say of it. */
  promotions: ReadonlyMap<string, readonly Promotion[]>
}
