import type { ProductView } from '@/commerce-client/product.mapper'
import {
  changeValue,
  findVariant,
  isValueOrderable,
  type VariationValues,
} from '@/domain/variant-choice'

/**
 * What is chosen of a product, and how to choose otherwise.
 * @param onChange takes all values after a choice: where they are kept is the caller's matter
 */
export function toProductChoice(
  { variants }: ProductView,
  chosen: VariationValues,
  onChange: (values: VariationValues) => void,
) {
  return {
    chosen,
    variant: findVariant(variants, chosen),
    isOrderable: (attribute: string, value: string) =>
      isValueOrderable(variants, chosen, attribute, value),
    choose: (attribute: string, value: string) =>
      onChange(changeValue(variants, chosen, attribute, value)),
  }
}

export type ProductChoice = ReturnType<typeof toProductChoice>
