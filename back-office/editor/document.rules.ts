import type { StudioBody } from '@contracts/studio'

/** Field names and list positions that lead to a value inside an item. */
export type FieldPath = readonly (string | number)[]

export function isBody(value: unknown): value is StudioBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the path in the notation of findings: `slides.0.headline`. */
export const toPathText = (path: FieldPath) => path.join('.')

/** Returns a copy of the document with another value at the path; undefined removes the field. */
export function setAt(document: unknown, path: FieldPath, value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(document) && typeof name === 'number') {
    return document.map((entry: unknown, index) =>
      index === name ? setAt(entry, rest, value) : entry,
    )
  }
  const fields = isBody(document) ? document : {}
  const changed = setAt(fields[name], rest, value)
  if (changed !== undefined) return { ...fields, [name]: changed }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== String(name)))
}

/**
 * Returns a copy of the list with one entry moved; a target outside the list leaves the order
 * unchanged.
 */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list]
  if (to < 0 || to >= list.length) return moved
  const [entry] = moved.splice(from, 1)
  if (entry !== undefined) moved.splice(to, 0, entry)
  return moved
}

/** Returns whether two documents are equal, regardless of the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]))
  }
  if (!isBody(one) || !isBody(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}
