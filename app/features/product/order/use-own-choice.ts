import { useState } from 'react'
import type { ProductView } from '@/commerce-client/product.mapper'
import { chooseValues, type VariationValues } from '@/rules/variant-choice'
import { toProductChoice } from './product-choice'

/**
 * Manages the chosen size and wrap outside the product's own page; they are lost on unmount.
 * @param initial the initial values; by default, those of the product's own page
 */
export function useOwnChoice(product: ProductView, initial?: VariationValues) {
  const [chosen, setChosen] = useState(
    () => initial ?? chooseValues(product, new URLSearchParams()),
  )
  return toProductChoice(product, chosen, setChosen)
}
