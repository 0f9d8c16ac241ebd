const KEY = 'scroll_positions'

/** Places of a visit that are remembered over a reload: the last ones. */
const MAX_KEPT = 50

/** How far down each place of this visit was left, in px. */
export function readPositions(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : [])
  } catch {
    // A browser may keep nothing.
    return new Map()
  }
}

export function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_KEPT)))
  } catch {
    return
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
