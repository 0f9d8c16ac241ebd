/** What a search is narrowed to. */
export interface SearchFilters {
  /** Attribute → alternatives, in the order asked for; `price` and the switches are apart. */
  attributes: Map<string, string[]>
  price?: PriceFilter
  orderableOnly: boolean
  /** Inventory lists in which something of the product must be available. */
  inventoryListIds: string[]
  /** As asked for, attribute → values joined by `|`. */
  selected: Record<string, string>
}

/** Cents; the upper bound is outside the range. */
export interface PriceFilter {
  fromMinor: number
  toMinor: number
}

const PRICE_RANGE = /^\((\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?\)$/

/** `(20..40)` to cents; an open end is allowed; undefined when it is no range. */
export function parsePriceRange(text: string): PriceFilter | undefined {
  const match = PRICE_RANGE.exec(text.trim())
  if (!match) return undefined
  const [, from, to] = match
  return {
    fromMinor: from === undefined ? 0 : Math.round(Number(from) * 100),
    toMinor: to === undefined ? Number.MAX_SAFE_INTEGER : Math.round(Number(to) * 100),
  }
}

/** Cents to `(20..40)`. */
export function formatPriceRange({ fromMinor, toMinor }: PriceFilter): string {
  return `(${fromMinor / 100}..${toMinor / 100})`
}

/**
 * Reads `refine` parameters: `cgid=boxes`, `c_size=9|18`, `price=(20..40)`, `orderable_only=true`,
 * `ilids=a|b`. The same attribute twice offers both. What cannot be read is returned as `invalid`.
 */
export function parseRefinements(
  refine: readonly string[],
): { filters: SearchFilters } | { invalid: string } {
  const filters: SearchFilters = {
    attributes: new Map(),
    orderableOnly: false,
    inventoryListIds: [],
    selected: {},
  }
  for (const text of refine) {
    const at = text.indexOf('=')
    const id = text.slice(0, at).trim()
    const value = text.slice(at + 1).trim()
    if (at < 1 || value === '' || !apply(filters, id, value)) return { invalid: text }
    const before = filters.selected[id]
    const isSingle = id === 'price' || id === 'orderable_only'
    filters.selected[id] = before === undefined || isSingle ? value : `${before}|${value}`
  }
  return { filters }
}

function apply(filters: SearchFilters, id: string, value: string): boolean {
  const values = value.split('|').filter((part) => part !== '')
  if (id === 'price') {
    filters.price = parsePriceRange(value)
    return filters.price !== undefined
  }
  if (id === 'orderable_only') filters.orderableOnly = value === 'true'
  else if (id === 'ilids') filters.inventoryListIds.push(...values)
  else if (id !== 'cgid' || value !== 'root') {
    filters.attributes.set(id, [...(filters.attributes.get(id) ?? []), ...values])
  }
  return true
}

/** A custom attribute may be named with or without its prefix; documents hold it with. */
export function toTokens(id: string, values: readonly string[]): string[] {
  const isSystem = id === 'cgid' || id === 'htype' || id.startsWith('c_')
  return values.map((value) => `${isSystem ? id : `c_${id}`}=${value}`)
}
