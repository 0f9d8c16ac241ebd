import type { CSSProperties } from 'react'
import { columnsFor } from '@/domain/box-places'

type Spread = CSSProperties & Record<'--spread', number>

/** How much wider than a square of the same size a box is. */
export function spreadOf(count: number): Spread {
  const columns = columnsFor(count)
  return { '--spread': Math.sqrt(columns / Math.ceil(count / columns)) }
}
