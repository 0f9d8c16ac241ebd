import type { SortingAttribute } from '../sorting-rule.schemas'
import { isIn, type BitSet } from './bit-set'
import { rememberBy } from './remember-by'
import type { SiteIndex } from './site-index'
import { ranksOf } from './text-ranks'
import type { DocumentOrder } from './top-documents'

/** Data on which a sort order may depend, besides the documents. */
export interface SortContext {
  currency: string
  /** By ordinal, in the language of the response. */
  names: readonly string[]
  categoryId?: string
  /** The relevance of each document for a text. */
  scores?: Float32Array
  /** The documents in stock; only required for rules that sort by availability. */
  orderable?: BitSet
  /**
   * Returns units, orders or revenue of each document, by the names of sort.xsd, e.g. `unitsWeek`.
   */
  sales?: (id: string) => Float64Array
}

/** A number for each document; with sign 1 the smallest comes first, with -1 the largest. */
interface SortKey {
  values: Float64Array | Float32Array | Uint8Array
  sign: 1 | -1
}

const remember = rememberBy<SortKey>()
const NO_PRICES = new Int32Array(0)
const LAST = Infinity
const NO_KEY: SortKey = { values: new Uint8Array(0), sign: 1 }

/** Returns the sort order of a rule; documents that are equal under the rule are ordered by id. */
export function toOrder(
  index: SiteIndex,
  attributes: readonly SortingAttribute[],
  context: SortContext,
): DocumentOrder {
  const keys = toSteps(attributes)
    .map((step) => toKey(index, step, context))
    .filter((key): key is SortKey => key !== undefined)
  return (a, b) => {
    for (let at = 0; at < keys.length; at += 1) {
      const { values, sign } = keys[at] ?? NO_KEY
      const first = values[a] ?? 0
      const second = values[b] ?? 0
      if (first !== second) return first < second ? -sign : sign
    }
    return index.places ? (index.places[a] ?? 0) - (index.places[b] ?? 0) : a - b
  }
}

function toSteps(attributes: readonly SortingAttribute[]): SortingAttribute[][] {
  const steps: SortingAttribute[][] = []
  for (const attribute of attributes) {
    const last = steps.at(-1)
    if (attribute.weight !== undefined && last?.[0]?.weight !== undefined) last.push(attribute)
    else steps.push([attribute])
  }
  return steps
}

function toKey(
  index: SiteIndex,
  step: readonly SortingAttribute[],
  context: SortContext,
): SortKey | undefined {
  const [first] = step
  if (!first) return undefined
  if (first.weight !== undefined) return weightedKey(index, step, context)
  return keyOf(index, first, context)
}

function keyOf(
  index: SiteIndex,
  { path, direction }: SortingAttribute,
  context: SortContext,
): SortKey | undefined {
  const sign = direction === 'descending' ? -1 : 1
  switch (path) {
    case 'text-relevance':
    case 'sorting.text-relevance':
      return context.scores && { values: context.scores, sign: -1 }
    case 'category-position':
    case 'explicit-sortings':
      return positionKey(index, context.categoryId)
    case 'availability-status':
      return orderableKey(index, context)
    case 'predictive-sort':
    case 'sorting.predictive-sort':
      return context.sales && { values: context.sales('units'), sign: -1 }
    case 'price':
    case 'unit-price':
      return remember([index.sellables, amountsIn(index, context.currency)], `price ${sign}`, () =>
        priceKey(index, context.currency, sign),
      )
  }
  const id = path.replace(/^product\./, '')
  if (id.startsWith('availabilityModel.')) return orderableKey(index, context)
  if (id.startsWith('activeData.')) {
    const sales = context.sales?.(id.slice('activeData.'.length))
    return sales && { values: sales, sign }
  }
  return remember([partOf(index, id, context)], `${id} ${sign}`, () => {
    const own = valuesOf(index, id, context)
    const values = new Float64Array(index.size)
    for (let at = 0; at < values.length; at += 1) {
      const value = own[at] ?? NaN
      // documents without a value come last in both directions
      values[at] = Number.isNaN(value) ? LAST : value * sign
    }
    return { values, sign: 1 }
  })
}

function positionKey({ placements, size }: SiteIndex, categoryId = ''): SortKey {
  const values = new Float64Array(size).fill(LAST)
  // products assigned to the category itself come before those of its subcategories
  for (const [ordinal, position] of placements.get(categoryId) ?? []) values[ordinal] = position
  return { values, sign: 1 }
}

function orderableKey({ size }: SiteIndex, { orderable }: SortContext): SortKey | undefined {
  if (!orderable) return undefined
  const values = new Uint8Array(size)
  for (let ordinal = 0; ordinal < size; ordinal += 1)
    values[ordinal] = isIn(orderable, ordinal) ? 0 : 1
  return { values, sign: 1 }
}

const amountsIn = ({ prices }: SiteIndex, currency: string) => prices.get(currency) ?? NO_PRICES

/** Ascending order compares the lowest prices, descending order the highest. */
function priceKey(index: SiteIndex, currency: string, sign: 1 | -1): SortKey {
  const { sellables, size } = index
  const amounts = amountsIn(index, currency)
  const values = new Float64Array(size).fill(LAST)
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const end = sellables.starts[ordinal + 1] ?? 0
    for (let at = sellables.starts[ordinal] ?? 0; at < end; at += 1) {
      const amount = amounts[sellables.numbers[at] ?? 0] ?? -1
      if (amount >= 0) values[ordinal] = Math.min(values[ordinal] ?? LAST, amount * sign)
    }
  }
  return { values, sign: 1 }
}

/** The part of the index from which `valuesOf` reads. */
function partOf(index: SiteIndex, id: string, { names }: SortContext): object {
  switch (id) {
    case 'name':
      return names
    case 'ID':
      return index.productIds
    case 'brand':
      return index.brands
    case 'searchRank':
      return index.searchRanks
    case 'creationDate':
      return index.createdAt
  }
  return index.tokens
}

// NaN if a document has no value
function valuesOf(index: SiteIndex, id: string, { names }: SortContext): ArrayLike<number> {
  switch (id) {
    case 'name':
      return ranksOf(names)
    case 'ID':
      return ranksOf(index.productIds)
    case 'brand':
      return ranksOf(index.brands)
    case 'searchRank':
      return index.searchRanks
    case 'creationDate':
      return index.createdAt
  }
  return tokenValues(index, id.startsWith('custom.') ? `c_${id.slice('custom.'.length)}` : id)
}

function tokenValues({ tokens, size }: SiteIndex, attribute: string): Float64Array {
  const values = tokens.valuesOf(attribute)
  const numbers = values.map((value) =>
    value === 'true' ? 1 : value === 'false' ? 0 : Number(value),
  )
  const areNumbers = !numbers.some(Number.isNaN)
  const ranked = areNumbers ? numbers : ranksOf(values)
  const found = new Float64Array(size).fill(NaN)
  values.forEach((value, at) => {
    for (const ordinal of tokens.documentsOf(attribute, value)) {
      if (Number.isNaN(found[ordinal])) found[ordinal] = ranked[at] ?? NaN
    }
  })
  return found
}

/** Adds up the attributes, each normalized to 0–1 and weighted; the largest sum comes first. */
function weightedKey(
  index: SiteIndex,
  step: readonly SortingAttribute[],
  context: SortContext,
): SortKey {
  const sum = new Float64Array(index.size)
  for (const attribute of step) {
    const key = keyOf(index, { ...attribute, direction: 'ascending' }, context)
    if (key) addShares(sum, key, attribute, index.live)
  }
  return { values: sum, sign: -1 }
}

function addShares(
  sum: Float64Array,
  { values, sign }: SortKey,
  { normalization = 'minimum', direction, weight = 1 }: SortingAttribute,
  live: BitSet,
): void {
  const known = Array.from(values, (value) => value * sign).filter(
    (value, ordinal) => Number.isFinite(value) && isIn(live, ordinal),
  )
  if (known.length === 0) return
  const [low, high, total] = known.reduce(
    ([least, most, all], value) => [Math.min(least, value), Math.max(most, value), all + value],
    [LAST, -LAST, 0] as [number, number, number],
  )
  const missing = { minimum: low, maximum: high, average: total / known.length }[normalization]
  const span = high - low || 1
  for (let at = 0; at < sum.length; at += 1) {
    const value = (values[at] ?? LAST) * sign
    const share = ((Number.isFinite(value) ? value : missing) - low) / span
    sum[at] = (sum[at] ?? 0) + weight * (direction === 'descending' ? share : 1 - share)
  }
}
