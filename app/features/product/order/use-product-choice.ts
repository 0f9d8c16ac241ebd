import { useMemo } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import type { ProductView } from '@/commerce-client/product.mapper'
import { chooseValues } from '@/domain/variant-choice'
import { toProductChoice } from './product-choice'

/** The chosen size, wrap and so on. They live in the address: it can be shared and reloaded. */
export function useProductChoice(product: ProductView) {
  const { pathname, search } = useLocation()
  const history = useHistory()
  const chosen = useMemo(
    () => chooseValues(product, new URLSearchParams(search)),
    [product, search],
  )
  return toProductChoice(product, chosen, (values) => {
    const next = new URLSearchParams(search)
    Object.entries(values).forEach(([id, valueId]) => next.set(id, valueId))
    history.replace(`${pathname}?${next.toString()}`)
  })
}
