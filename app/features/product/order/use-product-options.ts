import { useState } from 'react'
import type { ProductView } from '@/commerce-client/product.mapper'
import type { EditedLine } from './use-edited-line'

/**
 * Manages the options of a product. Initial values are those of the edited line or the defaults.
 */
export function useProductOptions({ options = [] }: ProductView, line?: EditedLine) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const offered = options.map((option) => {
    const { id, defaultValueId } = option
    return { ...option, valueId: chosen[id] ?? line?.options?.[id] ?? defaultValueId }
  })
  const items = offered.flatMap(({ id, valueId }) =>
    valueId === undefined ? [] : [{ optionId: id, optionValueId: valueId }],
  )
  return {
    offered,
    choose: (id: string, valueId: string) => setChosen((now) => ({ ...now, [id]: valueId })),
    parts: items.length > 0 ? { optionItems: items } : {},
  }
}

export type ProductOptions = ReturnType<typeof useProductOptions>
