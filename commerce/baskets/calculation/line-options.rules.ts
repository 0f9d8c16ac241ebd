import { sumMinor } from '../../money'
import type { AppliedPromotions } from '../../promotions/promoted-basket'
import type { TaxPlace } from '../../tax/tax.rules'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import type { CalculatedOption, PricedOption } from '../model/calculated-basket'
import { findValue } from '../items/item-options.rules'
import { taxAmount } from './line-tax.rules'

export function priceOptions(item: BasketItem, facts: BasketFacts): PricedOption[] {
  const options = facts.products.get(item.productId)?.parts?.options ?? []
  return (item.optionItems ?? []).map((chosen) => {
    const option = options.find(({ id }) => id === chosen.optionId)
    const value = findValue(option, chosen.optionValueId)
    const unitMinor = value?.prices.get(facts.currency) ?? 0
    const name = value?.name ?? chosen.optionValueId
    return { chosen, name, unitMinor, priceMinor: unitMinor * item.quantity }
  })
}

/** @param afterOrder the same amounts after manual discounts on the order. */
export function calculateOptions(
  options: readonly PricedOption[],
  taxClassId: string | undefined,
  document: BasketDocument,
  facts: BasketFacts,
  applied: Pick<AppliedPromotions, 'lines'>,
  afterOrder: ReadonlyMap<string, number>,
  place: TaxPlace | undefined,
): CalculatedOption[] {
  return options.map((option) => {
    const { itemId } = option.chosen
    const fullMinor = option.priceMinor
    const minor = afterOrder.get(itemId) ?? fullMinor
    const amount = { itemId, fullMinor, minor, taxClassId }
    const discounted = applied.lines.get(itemId)
    return {
      ...option,
      adjustments: discounted?.adjustments ?? [],
      afterItemMinor: discounted?.afterItemMinor ?? fullMinor,
      afterOrderMinor: minor,
      ...taxAmount(amount, document, facts.taxTable, place),
    }
  })
}

export function sumOptions(
  options: readonly CalculatedOption[],
  amountOf: (option: CalculatedOption) => number,
): number {
  return sumMinor(options.map(amountOf))
}
