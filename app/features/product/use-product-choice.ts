import { useMemo } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import type { ProductView } from '@/commerce-client/product.mapper'
import { changeValue, chooseValues, findVariant, isValueOrderable } from '@/domain/variant-choice'

/** The chosen size, wrap and so on. They live in the address: it can be shared and reloaded. */
export function useProductChoice(product: ProductView) {
  const { pathname, search } = useLocation()
  const history = useHistory()
  const chosen = useMemo(
    () => chooseValues(product, new URLSearchParams(search)),
    [product, search],
  )
  const { variants } = product
  return {
    chosen,
    variant: findVariant(variants, chosen),
    isOrderable: (attribute: string, value: string) =>
      isValueOrderable(variants, chosen, attribute, value),
    choose(attribute: string, value: string) {
      const next = new URLSearchParams(search)
      const values = changeValue(variants, chosen, attribute, value)
      Object.entries(values).forEach(([id, valueId]) => next.set(id, valueId))
      history.replace(`${pathname}?${next.toString()}`)
    },
  }
}

export type ProductChoice = ReturnType<typeof useProductChoice>
