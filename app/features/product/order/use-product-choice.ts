import { useMemo } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import type { ProductView } from '@/commerce-client/product.mapper'
import { chooseValues } from '@/rules/variant-choice'
import { toProductChoice } from './product-choice'

/**
 * Manages the chosen size, wrap and other values. They are part of the URL, so that they survive a
 * reload and can be shared.
 */
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
