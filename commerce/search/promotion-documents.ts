import { LRUCache } from 'lru-cache'
import { groupPairs } from '../../rules/group-pairs'
import type { PromotedProduct } from '../promotions/product-selection.rules'
import {
  hasPart,
  toPromotionParts,
  type PromotionParts,
  type PromotionRole,
} from '../promotions/promotion-parts.rules'
import type { Promotion } from '../promotions/promotion.schemas'
import { addTo, emptySet, isIn, type BitSet } from './memory/bit-set'
import { rememberBy } from './memory/remember-by'
import { sellableIdsOf, someSellable, type SiteIndex } from './memory/site-index'

const MAX_REMEMBERED = 50
const remembered = rememberBy<LRUCache<string, BitSet>>()
const NO_PRICES = {}

export function promotedDocuments(
  index: SiteIndex,
  promotions: readonly Promotion[],
  role: PromotionRole,
  currency: string,
): BitSet {
  const prices = index.prices.get(currency) ?? NO_PRICES
  const known = remembered(
    [index.tokens, index.sellables, index.names, index.placements, prices],
    '',
    () => new LRUCache<string, BitSet>({ max: MAX_REMEMBERED }),
  )
  // a promotion may change while the index stays the same, so its text is part of the key
  const key = JSON.stringify([promotions, role, currency])
  const own = known.get(key) ?? findPromoted(index, promotions, role, currency)
  known.set(key, own)
  return own
}

function findPromoted(
  index: SiteIndex,
  promotions: readonly Promotion[],
  role: PromotionRole,
  currency: string,
): BitSet {
  const parts = promotions.map(toPromotionParts)
  const toFacts = factsOf(index, parts, currency)
  const found = emptySet(index.size)
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) {
    if (!isIn(index.live, ordinal)) continue
    const product = toFacts(ordinal)
    if (parts.some((own) => hasPart(product, own, role))) addTo(found, ordinal)
  }
  return found
}

/**
 * Returns only the facts about a document that the promotions' conditions require, because the
 * index contains no complete products.
 */
function factsOf(index: SiteIndex, parts: readonly PromotionParts[], currency: string) {
  const conditions = parts
    .flatMap(({ qualifying, discounted, bonus }) => [...qualifying, ...discounted, ...bonus])
    .flatMap(({ included = [], excluded = [] }) => [...included, ...excluded].flat())
  const categoryIds = conditions.flatMap((one) => (one.kind === 'category' ? one.ids : []))
  const categories = [...new Set(categoryIds)].map((id) => ({
    id,
    documents: setOf(index, id),
    own: index.placements.get(id),
  }))
  const attributeIds = conditions.flatMap((one) =>
    one.kind === 'attribute' ? [one.attributeId] : [],
  )
  const attributes = [...new Set(attributeIds)].map((id) => ({ id, values: valuesBy(index, id) }))
  const amounts = index.prices.get(currency)
  return (ordinal: number): PromotedProduct => {
    const unitMinor = lowestOf(index, amounts, ordinal)
    const brand = index.brands[ordinal]
    const id = index.productIds[ordinal] ?? ''
    return {
      productIds: [id, ...sellableIdsOf(index, ordinal)],
      categoryIds: categories
        .filter(({ documents }) => isIn(documents, ordinal))
        .map((category) => category.id),
      ownCategoryIds: categories
        .filter(({ own }) => own?.has(ordinal))
        .map((category) => category.id),
      ...(brand && { brand }),
      ...(unitMinor !== undefined && { unitMinor }),
      attributes: {
        ID: id,
        name: index.names[ordinal],
        brand,
        ...Object.fromEntries(
          attributes.flatMap(({ id: name, values }) => {
            const own = values.get(ordinal)
            return own ? [[name, own.length === 1 ? own[0] : own]] : []
          }),
        ),
      },
    }
  }
}

function setOf({ tokens, size }: SiteIndex, categoryId: string): BitSet {
  const set = emptySet(size)
  for (const ordinal of tokens.documentsOf('cgid', categoryId)) addTo(set, ordinal)
  return set
}

function valuesBy({ tokens }: SiteIndex, attributeId: string): Map<number, string[]> {
  const attribute = `c_${attributeId}`
  return groupPairs(
    tokens
      .valuesOf(attribute)
      .flatMap((value) =>
        [...tokens.documentsOf(attribute, value)].map((ordinal): [number, string] => [
          ordinal,
          value,
        ]),
      ),
  )
}

function lowestOf(
  { sellables }: SiteIndex,
  amounts: Int32Array | undefined,
  ordinal: number,
): number | undefined {
  let lowest = Infinity
  someSellable(sellables, ordinal, (number) => {
    const amount = amounts?.[number] ?? -1
    if (amount >= 0) lowest = Math.min(lowest, amount)
    return false
  })
  return lowest === Infinity ? undefined : lowest
}
