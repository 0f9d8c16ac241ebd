import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { ImageTypes } from '../catalog/product.rules'
import type { Locale } from '../sites/locale'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { StoredHit } from './search.repository'

type Promotion = ShopperSearchTypes.ProductPromotion

/** A hit with the data that changes more often than the index. */
export interface FoundHit extends StoredHit {
  /** The ids that can be ordered, in the product's order. */
  sellableIds: readonly string[]
  isOrderable: boolean
}

export interface HitView {
  locale: Locale
  currency: string
  mediaOrigin: string
  expand: ReadonlySet<string>
  /** If absent, `imageGroups` is omitted. */
  allImages?: boolean
  imgTypes?: ImageTypes
  perPricebook: boolean
  allVariationProperties: boolean
  /** Requested custom properties of variants, with the prefix `c_`. */
  variantProperties: readonly string[]
  /** Variation values by which the search is refined, by attribute. */
  chosenValues: Readonly<Record<string, readonly string[]>>
  prices: ReadonlyMap<string, ProductPrices>
  /** Sellable ids in stock in the site's inventory list. */
  orderableIds: ReadonlySet<string>
  promotions: ReadonlyMap<string, readonly Promotion[]>
}
