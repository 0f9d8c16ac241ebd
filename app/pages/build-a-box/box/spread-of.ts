import type { CSSProperties } from 'react'
import { columnsFor } from '@rules/box-places'

type Spread = CSSProperties & Record<'--spread', number>

/** Returns how much wider the box is than a square of the same area. */
export function spreadOf(count: number): Spread {
  const columns = columnsFor(count)
  return { '--spread': Math.sqrt(columns / Math.ceil(count / columns)) }
}
