import { isBody, isSame } from './document.rules'

export interface Difference {
  /** `slides.0.headline` */
  path: string
  /** undefined: the field did not exist. */
  before?: string
  after?: string
}

/** Fields that hold an item's name and type; they are the same in all its versions. */
const OWN = new Set(['_meta'])
const MOST = 200
const PERCENT = 100

/**
 * Returns the differences of two versions field by field; each language of a localized text is
 * compared separately.
 */
export function compareBodies(before: unknown, after: unknown): Difference[] {
  return compare(before, after, []).slice(0, MOST)
}

function compare(before: unknown, after: unknown, path: readonly string[]): Difference[] {
  if (isSame(before, after)) return []
  // an object or list that was added or removed is also listed field by field
  const one = before === undefined ? {} : toParts(before)
  const other = after === undefined ? {} : toParts(after)
  if (!one || !other) {
    return [{ path: path.join('.'), before: toText(before), after: toText(after) }]
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names
    .filter((name) => !OWN.has(name))
    .flatMap((name) => compare(one[name], other[name], [...path, name]))
}

/**
 * Returns the parts by which a value is compared, or undefined for a simple value. A localized text
 * has one part for each language.
 */
function toParts(value: unknown): Record<string, unknown> | undefined {
  if (Array.isArray(value)) return Object.fromEntries(value.map((entry, at) => [String(at), entry]))
  if (!isBody(value) || toPoint(value) !== undefined) return undefined
  const { values } = value
  if (!Array.isArray(values) || !isBody(value['_meta'])) return value
  return Object.fromEntries(
    values.flatMap((entry: unknown) =>
      isBody(entry) ? [[String(entry['locale']), entry['value']]] : [],
    ),
  )
}

function toText(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return toPoint(value) ?? JSON.stringify(value)
}

/** Describes a focal point, whose `x` and `y` are fractions of the picture's width and height. */
function toPoint(value: unknown): string | undefined {
  if (!isBody(value) || typeof value['x'] !== 'number' || typeof value['y'] !== 'number') {
    return undefined
  }
  const [left, top] = [value['x'], value['y']].map((share) => Math.round(share * PERCENT))
  return `${left}% from the left, ${top}% from the top`
}
