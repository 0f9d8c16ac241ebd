import { attributeDay } from '../../rules/day-texts'
import { splitRefinementValues } from '../../rules/refinement-values'
import type { PromotionRole } from '../promotions/promotion-parts.rules'
import { dayOf } from '../sites/shop-time.rules'

export interface SearchFilters {
  /** Attribute, as named in documents → alternative values; `price` and the flags are separate. */
  attributes: Map<string, string[]>
  price?: PriceFilter
  orderableOnly: boolean
  /** Inventory lists, in one of which the product must be available. */
  inventoryListIds: string[]
  promotionIds: string[]
  /** Only used together with promotions. */
  promotionRole: PromotionRole
  /** The refinements as requested: attribute → values joined by `|`. */
  selected: Record<string, string>
}

/** In whole currency units; the upper bound is exclusive, and infinite if absent. */
export interface PriceFilter {
  from: number
  to: number
}

const PRICE_RANGE = /^\((\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?\)$/
const HIT_TYPES = ['product', 'master', 'set', 'bundle', 'slicing_group', 'variation_group']
const ROLES = ['all', 'qualifying', 'discounted', 'bonus'] as const
const MAX_INVENTORY_LISTS = 10
/** System attributes, which have no prefix `c_`. */
const SYSTEM_ATTRIBUTES = new Set(['cgid', 'htype', 'brand', 'manufacturerName'])

/** Parses `(20..40)`; one end may be open. Undefined if the text is not a range. */
function parsePriceRange(text: string): PriceFilter | undefined {
  const match = PRICE_RANGE.exec(text.trim())
  if (!match) return undefined
  const [, from, to] = match
  return {
    from: Number(from ?? 0),
    to: Number(to ?? Infinity),
  }
}

/** Formats a range as `(20..40)`. */
export function formatPriceRange({ from, to }: PriceFilter): string {
  return `(${from}..${to})`
}

/**
 * Parses `refine` parameters: `cgid=boxes`, `c_size=9|18`, `price=(20..40)`, `orderable_only=true`,
 * `ilids=a|b`, `pmid=summer`, `pmpt=bonus`. The values of a repeated attribute are alternatives.
 */
export function parseRefinements(
  refine: readonly string[],
): { filters: SearchFilters } | { invalid: string } {
  const filters: SearchFilters = {
    attributes: new Map(),
    orderableOnly: false,
    inventoryListIds: [],
    promotionIds: [],
    promotionRole: 'all',
    selected: {},
  }
  for (const text of refine) {
    const at = text.indexOf('=')
    const id = text.slice(0, at).trim()
    const value = text.slice(at + 1).trim()
    if (at < 1 || value === '' || !apply(filters, id, value)) return { invalid: text }
    const before = Object.hasOwn(filters.selected, id) ? filters.selected[id] : undefined
    filters.selected[id] = before === undefined || isSingle(id) ? value : `${before}|${value}`
  }
  return { filters }
}

const isSingle = (id: string) => ['price', 'orderable_only', 'pmpt'].includes(id)

function apply(filters: SearchFilters, id: string, value: string): boolean {
  const values = splitRefinementValues(value)
  if (values.length === 0) return false
  switch (id) {
    case 'price':
      filters.price = parsePriceRange(value)
      return filters.price !== undefined
    case 'orderable_only':
      filters.orderableOnly = value === 'true'
      return value === 'true' || value === 'false'
    case 'ilids':
      filters.inventoryListIds.push(...values)
      return filters.inventoryListIds.length <= MAX_INVENTORY_LISTS
    case 'pmid':
      filters.promotionIds.push(...values)
      return true
    case 'pmpt':
      return applyRole(filters, value)
    case 'htype':
      addAttribute(filters, id, values)
      return values.every((type) => HIT_TYPES.includes(type))
    case 'cgid':
      if (value !== 'root') addAttribute(filters, id, values)
      return true
    default:
      addAttribute(filters, toAttribute(id), toRefinedValues(value))
      return true
  }
}

/**
 * A client that does not escape a value still finds that value: the whole text is an alternative
 * too.
 */
export function toRefinedValues(text: string): string[] {
  return [...new Set([...splitRefinementValues(text), text])]
}

function applyRole(filters: SearchFilters, value: string): boolean {
  const role = ROLES.find((known) => known === value)
  if (role) filters.promotionRole = role
  return role !== undefined
}

function addAttribute({ attributes }: SearchFilters, id: string, values: string[]): void {
  attributes.set(id, [...(attributes.get(id) ?? []), ...values])
}

export function toAttribute(id: string): string {
  return SYSTEM_ATTRIBUTES.has(id) || id.startsWith('c_') ? id : `c_${id}`
}

/**
 * Converts `(100..999)`, `(2026-11-01..2026-12-01)` or `(Aa..Fa)` to a test of values; the upper
 * bound is exclusive. Days are meant in the site's time zone.
 */
export function toRangeTest(
  text: string,
  timezone: string,
): ((value: string) => boolean) | undefined {
  const dots = text.lastIndexOf('..')
  if (dots < 1 || !text.startsWith('(') || !text.endsWith(')')) return undefined
  const [from, to] = [text.slice(1, dots), text.slice(dots + 2, -1)]
  const areNumbers = [from, to].every((bound) => bound === '' || Number.isFinite(Number(bound)))
  if (areNumbers) {
    const low = from === '' ? -Infinity : Number(from)
    const high = to === '' ? Infinity : Number(to)
    return (value) => Number(value) >= low && Number(value) < high
  }
  if ([from, to].every((bound) => bound === '' || isDate(bound))) {
    return (value) =>
      isDate(value) &&
      (from === '' || compareDates(value, from, timezone) >= 0) &&
      (to === '' || compareDates(value, to, timezone) < 0)
  }
  return (value) => value >= from && (to === '' || value < to)
}

const isDate = (text: string) =>
  attributeDay(text) !== undefined ||
  (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)))

/** Compares two dates by their days if one of them is a day, otherwise by their moments. */
function compareDates(a: string, b: string, timezone: string): number {
  if (attributeDay(a) === undefined && attributeDay(b) === undefined) {
    return Date.parse(a) - Date.parse(b)
  }
  return String(dayOf(a, timezone)).localeCompare(String(dayOf(b, timezone)))
}
