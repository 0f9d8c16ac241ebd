import { fromBagQuantities, mixFault, totalOf, type MixFault } from '../../../domain/box-mix'
import { isLollypopCategory, toBoxRules, type BoxRules } from '../../../domain/box-rules'
import { badRequest } from '../../http/problem'
import { SITE_DEFAULTS } from '../../sites/site-preferences.rules'
import type { BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import { isFlagged, positiveNumberOf } from '../model/product-flags'
import { readCustomMix, type CustomMix } from './custom-mix.schemas'

export interface Piece {
  productId: string
  /** In one box; of a percent box its points. */
  quantity: number
}

function isCustomMixBox(product: ProductFacts | undefined): boolean {
  return isFlagged(product?.custom, 'isCustomMix')
}

/** What a box may hold, by what its product says, else its site (D2 §5, §9). */
function rulesOf(
  { custom = {}, categoryIds }: ProductFacts,
  { preferences }: Pick<BasketFacts, 'preferences'>,
): BoxRules {
  return toBoxRules(custom, {
    isLollypops: categoryIds.some(isLollypopCategory),
    flavorLimit:
      positiveNumberOf(preferences, 'customMixFlavorLimit') ?? SITE_DEFAULTS.customMixFlavorLimit,
  })
}

/** Whether a product is a piece of that box: another product would be had for nothing in it. */
function fitsInto(box: ProductFacts, piece: ProductFacts | undefined): boolean {
  if (!piece?.isSellable || !isFlagged(piece.custom, 'isCustomMixPiece')) return false
  const code = box.custom?.['customMixCode']
  return !code || piece.custom?.['customMixCode'] === code
}

const toMixPieces = ({ pieces }: CustomMix, rules: BoxRules) =>
  fromBagQuantities(
    rules,
    pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity })),
  )

/** The pieces in one box of a line; none for any other line, or a mix that cannot be read. */
export function listPieces(item: BasketItem, facts: BasketFacts): Piece[] {
  const product = facts.products.get(item.productId)
  const mix = readCustomMix(item.custom.c_customMix)
  if (!product || !mix || !isCustomMixBox(product)) return []
  return toMixPieces(mix, rulesOf(product, facts)).map(({ id, qty }) => ({
    productId: id,
    quantity: qty,
  }))
}

/**
 * Checks that a box holds what it may: pieces of its own kind, as many flavors as it takes, in
 * whole steps, and exactly full (D2 §5). Stock is not part of it.
 * @throws Problem 400 `invalid-custom-mix`, with `c_reason`.
 */
export function checkCustomMix(item: BasketItem, facts: BasketFacts): void {
  const product = facts.products.get(item.productId)
  if (!product || !isCustomMixBox(product)) return
  const mix = readCustomMix(item.custom.c_customMix)
  if (!mix)
    throw refusal(
      item,
      'missing',
      `'${product.name}' is sold filled: c_customMix is missing or cannot be read.`,
    )
  const rules = rulesOf(product, facts)
  const pieces = toMixPieces(mix, rules)
  for (const { id } of pieces) {
    const piece = facts.products.get(id)
    if (!fitsInto(product, piece)) {
      const name = piece?.name ?? id
      throw refusal(item, 'piece', `'${name}' is not a piece that goes into '${product.name}'.`)
    }
  }
  const fault = mixFault(rules, pieces)
  if (!fault) return
  const details: Record<MixFault, string> = {
    flavors: `The box takes ${rules.flavors} flavors, not ${pieces.length}.`,
    increment: `Pieces go into the box in steps of ${rules.increment}.`,
    total: `The box holds ${rules.maximum} pieces, not ${totalOf(pieces)}.`,
  }
  throw refusal(item, fault, details[fault])
}

function refusal({ productId }: BasketItem, reason: string, detail: string) {
  return badRequest(detail, 'invalid-custom-mix', { c_productId: productId, c_reason: reason })
}
