import type { ShopperBasketsV2Types } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../money'
import type { LineTax } from '../tax/tax.rules'
import type { BasketAnswer } from './basket.service'
import type { CalculatedBasket } from './calculated-basket'

type Version2Fields = Pick<
  ShopperBasketsV2Types.Basket,
  'groupedTaxItems' | 'taxRoundedAtGroup' | 'temporaryBasket'
>

/** What only the second version of the API shows of a basket. */
export function toVersion2Fields({ stored, assessed }: BasketAnswer): Version2Fields {
  return {
    temporaryBasket: stored.isTemporary,
    taxRoundedAtGroup: false,
    groupedTaxItems: groupTaxes(assessed.calculated),
  }
}

/** The taxes of all lines, options and deliveries, summed for each rate. */
function groupTaxes({ lines, shipments }: CalculatedBasket) {
  const taxes = [
    ...lines.flatMap(({ tax, options }) => [tax, ...options.map((option) => option.tax)]),
    ...shipments.map(({ shippingTax }) => shippingTax),
  ].filter((tax): tax is LineTax => tax !== undefined)
  const sums = new Map<number, number>()
  for (const { rate, minor } of taxes) sums.set(rate, (sums.get(rate) ?? 0) + minor)
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([taxRate, minor]) => ({ taxRate, taxValue: toDecimal(minor) }))
}
