export interface Point {
  x: number
  y: number
}

// Minimum slope of a pointer movement toward the panel. A movement along the bar stays flatter.
const MIN_SLOPE = 0.12
// shorter movements have no clear direction, in px
const MIN_DISTANCE = 3

/**
 * Returns whether the pointer moves down to a panel below the bar. On the way to a far corner it
 * crosses other menus, which must not open.
 */
export function isHeadingDown(from: Point | undefined, to: Point): boolean {
  if (!from) return false
  const down = to.y - from.y
  const sideways = Math.abs(to.x - from.x)
  return down + sideways >= MIN_DISTANCE && down > 0 && down >= sideways * MIN_SLOPE
}
