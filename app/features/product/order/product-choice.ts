import type { ProductView } from '@/commerce-client/product.mapper'
import {
  changeValue,
  findVariant,
  isValueMade,
  isValueOrderable,
  missingAttribute,
  type VariationValues,
} from '@/rules/variant-choice'

/**
 * Returns the selected values of a product and a function to change them.
 * @param onChange receives all values after a change and must store them
 */
export function toProductChoice(
  { variants, variations }: ProductView,
  chosen: VariationValues,
  onChange: (values: VariationValues) => void,
) {
  return {
    chosen,
    variant: findVariant(variants, chosen),
    /** The first attribute without a chosen value. */
    missing: missingAttribute({ variations }, chosen),
    isMade: (attribute: string, value: string) =>
      isValueMade({ variants, variations }, chosen, attribute, value),
    isOrderable: (attribute: string, value: string) =>
      isValueOrderable(variants, chosen, attribute, value),
    choose: (attribute: string, value: string) =>
      onChange(changeValue(variants, chosen, attribute, value)),
  }
}

export type ProductChoice = ReturnType<typeof toProductChoice>
