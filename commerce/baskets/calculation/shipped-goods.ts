import type { ValuedLine } from '../../promotions/promoted-basket'
import type { ShippedGoods } from '../../shipping/shipping-price.rules'
import { sumMinor } from '../../money'
import type { BasketFacts } from '../model/basket-facts'
import { sumOptions } from './line-options.rules'
import type { CalculatedLine } from '../model/calculated-basket'
import { toPromotedProduct } from './promoted-product'

export function toShippedGoods(
  lines: readonly CalculatedLine[],
  { products }: Pick<BasketFacts, 'products'>,
): ShippedGoods[] {
  return lines.map(({ item, unitMinor, afterItemMinor, options }) => ({
    product: { ...toPromotedProduct(item.productId, products.get(item.productId)), unitMinor },
    quantity: item.quantity,
    minor: afterItemMinor + sumOptions(options, (option) => option.afterItemMinor),
  }))
}

/** Converts lines like `toShippedGoods`, but while promotions are still being applied. */
export function toPromotedGoods(lines: readonly ValuedLine[]): ShippedGoods[] {
  const optionsOf = (itemId: string) =>
    lines.filter(({ line }) => line.optionOf?.itemId === itemId).map(({ minor }) => minor)
  return lines
    .filter(({ line }) => !line.optionOf)
    .map(({ line, minor }) => ({
      product: line,
      quantity: line.quantity,
      minor: minor + sumMinor(optionsOf(line.itemId)),
    }))
}
