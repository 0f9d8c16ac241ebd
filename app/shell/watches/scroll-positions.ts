import { asList } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** Places of a visit that are remembered over a reload: the last ones. */
const LIMIT = 50

const stored = storedValue({
  area: 'session',
  key: 'scroll_positions',
  parse: (value) => asList(value, asPosition),
})

/** How far down each place of this visit was left, in px. */
export function readPositions(): Map<string, number> {
  return new Map(stored.get())
}

export function writePositions(positions: ReadonlyMap<string, number>): void {
  stored.set([...positions].slice(-LIMIT))
}

function asPosition(value: unknown): [string, number] | undefined {
  if (!Array.isArray(value)) return undefined
  const [place, position]: unknown[] = value
  return typeof place === 'string' && typeof position === 'number' ? [place, position] : undefined
}
