import type { AssignmentRecord } from './archive.schemas'

export interface Placement {
  categoryId: string
  productId: string
  isPrimary: boolean
  /** From 1, within the category. */
  position: number
}

const BAND = { top: 0, auto: 1, none: 1, bottom: 2 } as const

/** Orders each category's products: those marked `top` first, `bottom` last, else as they stand. */
export function toPlacements(assignments: readonly AssignmentRecord[]): Placement[] {
  const inOrder = [...assignments].sort((a, b) => BAND[a.placement] - BAND[b.placement])
  const counts = new Map<string, number>()
  return inOrder.map(({ categoryId, productId, isPrimary }) => {
    const position = (counts.get(categoryId) ?? 0) + 1
    counts.set(categoryId, position)
    return { categoryId, productId, isPrimary, position }
  })
}
