import { useState } from 'react'
import type { ProductView } from '@/commerce-client/product.mapper'
import { chooseValues, type VariationValues } from '@/domain/variant-choice'
import { toProductChoice } from './product-choice'

/**
 * The chosen size and wrap where the address is another page's: they last as long as the part.
 * @param initial what is chosen at first; without it, what the product's own page would choose
 */
export function useOwnChoice(product: ProductView, initial?: VariationValues) {
  const [chosen, setChosen] = useState(
    () => initial ?? chooseValues(product, new URLSearchParams()),
  )
  return toProductChoice(product, chosen, setChosen)
}
