import { sumMinor, toDecimal, toMinor } from '../../money'
import type { CalculatedBasket } from '../model/calculated-basket'
import type { BasketFacts } from '../model/basket-facts'
import { isFlagged, positiveNumberOf } from '../model/product-flags'

/** `c_qualifiers`: whether a bag is large enough for the site's quantity discounts. */
export interface Qualifiers {
  qdThresholdMet: boolean
  /** In the basket's currency; absent: the site asks for no minimum. */
  qdThreshold?: number
  /** The missing amount or quantity. */
  qdRemaining?: number
}

/**
 * The minimum of a bag on the volume-savings site, before discounts of the order: the preference
 * `qdThreshold`, in whole units, unless `qdThresholdEnabled` is off. Free materials count for
 * nothing, and a bag of nothing else needs no minimum (CART-037).
 */
export function qualify(
  { lines }: Pick<CalculatedBasket, 'lines'>,
  { preferences = {}, products }: BasketFacts,
): Qualifiers {
  const threshold = positiveNumberOf(preferences, 'qdThreshold')
  const { qdThresholdEnabled: enabled } = preferences
  if (threshold === undefined || enabled === false || enabled === 'false') {
    return { qdThresholdMet: true }
  }
  const counted = lines.filter(
    ({ item }) => !isFlagged(products.get(item.productId)?.custom, 'isCollateral'),
  )
  const missing = toMinor(threshold) - sumMinor(counted.map((line) => line.afterItemMinor))
  const qdThresholdMet = counted.length === 0 || missing <= 0
  return {
    qdThresholdMet,
    qdThreshold: threshold,
    qdRemaining: qdThresholdMet ? 0 : toDecimal(missing),
  }
}
