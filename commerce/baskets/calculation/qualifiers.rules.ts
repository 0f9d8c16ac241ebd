import { sumMinor, toDecimal, toMinor } from '../../money'
import type { CalculatedBasket } from '../model/calculated-basket'
import type { BasketFacts } from '../model/basket-facts'
import { positiveNumberOf } from '../../custom-values'
import { isFlagged } from '../model/product-flags'

/** `c_qualifiers`: whether a bag reaches the minimum for the site's quantity discounts. */
export interface Qualifiers {
  qdThresholdMet: boolean
  /** In the basket's currency. Absent if the site has no minimum. */
  qdThreshold?: number
  /** The missing amount, in the basket's currency; 0 if the minimum is reached. */
  qdRemaining?: number
}

/**
 * Compares the value of a bag's goods, before order discounts, with the site's minimum: the
 * preference `qdThreshold`, in units of the currency, unless `qdThresholdEnabled` is off. Free
 * materials do not count, and a bag that contains nothing else needs no minimum (CART-037).
 */
export function qualify(
  { lines }: Pick<CalculatedBasket, 'lines'>,
  { currency, preferences = {}, products }: BasketFacts,
): Qualifiers {
  const threshold = positiveNumberOf(preferences, 'qdThreshold')
  const { qdThresholdEnabled: enabled } = preferences
  if (threshold === undefined || enabled === false || enabled === 'false') {
    return { qdThresholdMet: true }
  }
  const counted = lines.filter(
    ({ item }) => !isFlagged(products.get(item.productId)?.custom, 'isCollateral'),
  )
  const missing =
    toMinor(threshold, currency) - sumMinor(counted.map((line) => line.afterItemMinor))
  const qdThresholdMet = counted.length === 0 || missing <= 0
  return {
    qdThresholdMet,
    qdThreshold: threshold,
    qdRemaining: qdThresholdMet ? 0 : toDecimal(missing, currency),
  }
}
