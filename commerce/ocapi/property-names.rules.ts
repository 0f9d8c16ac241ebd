type Rename = (name: string) => string

/** Members whose keys are data (ids of attributes or price books) and are not renamed. */
const KEYED_BY_DATA: ReadonlySet<string> = new Set([
  'variationValues',
  'selectedRefinements',
  'prices',
  'customQualifiers',
])
/** Deeper than any real document; anything below is not renamed. */
const MAX_DEPTH = 24

/**
 * Converts names recursively: `productId` → `product_id`. Names with the prefix `c_` or `_` are
 * kept.
 */
export function toSnakeNames(value: unknown): unknown {
  return rename(value, toSnakeName, 0)
}

/**
 * Converts names recursively: `product_id` → `productId`. Names with the prefix `c_` or `_` are
 * kept.
 */
export function toCamelNames(value: unknown): unknown {
  return rename(value, toCamelName, 0)
}

function toSnakeName(name: string): string {
  return isOpaqueName(name) ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function toCamelName(name: string): string {
  if (isOpaqueName(name)) return name
  return name.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

function rename(value: unknown, toName: Rename, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((one: unknown) => rename(one, toName, depth + 1))
  const renamed = Object.entries(value).map(([name, member]): [string, unknown] => {
    const isOpaque = isOpaqueName(name) || KEYED_BY_DATA.has(toCamelName(name))
    return [toName(name), isOpaque ? member : rename(member, toName, depth + 1)]
  })
  return Object.fromEntries(renamed)
}

// custom properties, and OCAPI's own members such as `_type`
function isOpaqueName(name: string): boolean {
  return name.startsWith('c_') || name.startsWith('_')
}
