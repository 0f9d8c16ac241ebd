export interface Point {
  x: number
  y: number
}

// How steep a way down must be to mean the panel: along the bar a hand wavers by less.
const LEAST_SLOPE = 0.12
// Shorter ways say nothing yet, in px.
const LEAST_WAY = 3

/**
 * Whether a pointer is on its way down to a panel below the bar. The way to a far corner of it leads
 * across other menus, which must not open meanwhile.
 */
export function isHeadingDown(from: Point | undefined, to: Point): boolean {
  if (!from) return false
  const down = to.y - from.y
  const sideways = Math.abs(to.x - from.x)
  return down + sideways >= LEAST_WAY && down > 0 && down >= sideways * LEAST_SLOPE
}
