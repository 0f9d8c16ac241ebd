import { isDeepStrictEqual } from 'node:util'
import type { ConditionGroups, ProductSelection } from '../../promotions/product-selection.schemas'
import type { Promotion } from '../../promotions/promotion.schemas'

/**
 * The import adds them to each promotion that is not exempt, at the end of its own exclusions. Only
 * promotions of shipping and deals show them, because the schema has no place for others there.
 */
export function findGlobalExclusions(promotions: readonly Promotion[]): ConditionGroups {
  for (const { promotionClass, deals, qualifying, discounted } of promotions) {
    const [buy] = deals[0]?.buy ?? []
    const found =
      promotionClass === 'shipping' && !isDeepStrictEqual(qualifying, discounted)
        ? discounted.excluded
        : buy && excludedBeyond(qualifying, buy.selection)
    if (found && found.length > 0) return found
  }
  return []
}

function excludedBeyond({ excluded = [] }: ProductSelection, own: ProductSelection) {
  const { excluded: known = [] } = own
  const isExtended = isDeepStrictEqual(excluded.slice(0, known.length), known)
  return isExtended ? excluded.slice(known.length) : []
}

/** Returns a selection without the exclusions at its end; undefined if they are not there. */
export function withoutExclusions(
  { excluded = [], ...selection }: ProductSelection,
  last: ConditionGroups,
): ProductSelection | undefined {
  if (last.length === 0) return excluded.length > 0 ? { ...selection, excluded } : selection
  const start = excluded.length - last.length
  if (start < 0 || !isDeepStrictEqual(excluded.slice(start), last)) return undefined
  const own = excluded.slice(0, start)
  return own.length > 0 ? { ...selection, excluded: own } : selection
}
