import type { ProductView } from '@/commerce-client/product.mapper'
import {
  changeValue,
  findVariant,
  isValueMade,
  isValueOrderable,
  missingAttribute,
  type VariationValues,
} from '@/domain/variant-choice'

/**
 * The selection of a product, and how to choose otherwise.
 * @param onChange takes all values after a choice: the caller stores them
 */
export function toProductChoice(
  { variants, variations }: ProductView,
  chosen: VariationValues,
  onChange: (values: VariationValues) => void,
) {
  return {
    chosen,
    variant: findVariant(variants, chosen),
    /** The first attribute of which nothing is chosen yet. */
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
