type Rename = (name: string) => string

/** Members whose own names are data (attribute and price book ids): they stay as they are. */
const KEYED_BY_DATA: ReadonlySet<string> = new Set([
  'variationValues',
  'selectedRefinements',
  'prices',
  'customQualifiers',
])
/** Deeper than any document: what lies below is left alone. */
const MAX_DEPTH = 24

/** `productId` → `product_id`, all the way down; names that begin with `c_` or `_` stay as they are. */
export function toSnakeNames(value: unknown): unknown {
  return rename(value, toSnakeName, 0)
}

/** `product_id` → `productId`, all the way down; names that begin with `c_` or `_` stay as they are. */
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

// custom properties, and the API's own members of a document
function isOpaqueName(name: string): boolean {
  return name.startsWith('c_') || name.startsWith('_')
}
