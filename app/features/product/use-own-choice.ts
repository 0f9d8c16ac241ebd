import { useState } from 'react'
import type { ProductView } from '@/commerce-client/product.mapper'
import { chooseValues } from '@/domain/variant-choice'
import { toProductChoice } from './product-choice'

/** The chosen size and wrap where the address is another page's: they last as long as the part. */
export function useOwnChoice(product: ProductView) {
  const [chosen, setChosen] = useState(() => chooseValues(product, new URLSearchParams()))
  return toProductChoice(product, chosen, setChosen)
}
