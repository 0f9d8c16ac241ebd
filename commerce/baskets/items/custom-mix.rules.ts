import { badRequest } from '../../http/problem'
import { SITE_DEFAULTS } from '../../sites/site-preferences.rules'
import type { BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import { isFlagged, positiveNumberOf } from '../model/product-flags'
import { readCustomMix, type CustomMix } from './custom-mix.schemas'

const DEFAULT_MAX_PIECES = 100
/** The one category whose boxes hold fewer (D2 §9). */
const LOLLYPOP_MAX_PIECES = 30
const LOLLYPOPS = /lollypop/i
const DEFAULT_INCREMENT = 5
const PERCENT = 100
// quantities may be written as shares: 0.05 * 100 is not 5 in floating point
const PRECISION = 1e-6

/** What a box of a shopper's own pieces may hold, from its product's attributes (D2 §5, §9). */
interface BoxLimits {
  maxPieces: number
  increment: number
  isPercent: boolean
}

export interface Piece {
  productId: string
  /** In one box; of a percent box its points. */
  quantity: number
}

function isCustomMixBox(product: ProductFacts | undefined): boolean {
  return isFlagged(product?.custom, 'isCustomMix')
}

function limitsOf({ custom, categoryIds }: ProductFacts): BoxLimits {
  const isLollypops = categoryIds.some((id) => LOLLYPOPS.test(id))
  return {
    maxPieces:
      positiveNumberOf(custom, 'maxPiecesUnits') ??
      (isLollypops ? LOLLYPOP_MAX_PIECES : DEFAULT_MAX_PIECES),
    increment: positiveNumberOf(custom, 'customMixUnitIncrement') ?? DEFAULT_INCREMENT,
    isPercent: /percent|%/i.test(String(custom?.['customMixUnitType'] ?? '')),
  }
}

/**
 * How many flavors a box takes: what its product says, else its site, else the default; fewer where
 * there are not as many steps to share out.
 */
function flavorCountOf(
  { custom }: ProductFacts,
  { preferences }: Pick<BasketFacts, 'preferences'>,
  { maxPieces, increment }: BoxLimits,
): number {
  const limit =
    positiveNumberOf(custom, 'customMixFlavorLimit') ??
    positiveNumberOf(preferences, 'customMixFlavorLimit') ??
    SITE_DEFAULTS.customMixFlavorLimit
  return Math.min(limit, Math.max(1, Math.floor(maxPieces / increment)))
}

/** Whether a product is a piece of that box: another product would be had for nothing in it. */
function fitsInto(box: ProductFacts, piece: ProductFacts | undefined): boolean {
  if (!piece?.isSellable || !isFlagged(piece.custom, 'isCustomMixPiece')) return false
  const code = box.custom?.['customMixCode']
  return !code || piece.custom?.['customMixCode'] === code
}

/**
 * The pieces of one box. Percent boxes are written in points that add up to the maximum, or in
 * shares that add up to a hundredth of it: both come back as points.
 */
function toPieces({ pieces }: CustomMix, { maxPieces, isPercent }: BoxLimits): Piece[] {
  const total = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const areShares = isPercent && total <= maxPieces / PERCENT + PRECISION
  if (!areShares) return pieces
  return pieces.map(({ productId, quantity }) => ({
    productId,
    quantity: roundOff(quantity * PERCENT),
  }))
}

/** The pieces in one box of a line; none for any other line, or a mix that cannot be read. */
export function listPieces(item: BasketItem, facts: BasketFacts): Piece[] {
  const product = facts.products.get(item.productId)
  const mix = readCustomMix(item.custom.c_customMix)
  if (!product || !mix || !isCustomMixBox(product)) return []
  return toPieces(mix, limitsOf(product))
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
  const limits = limitsOf(product)
  const { maxPieces, increment } = limits
  const pieces = toPieces(mix, limits)
  for (const { productId } of pieces) {
    const piece = facts.products.get(productId)
    if (!fitsInto(product, piece)) {
      const name = piece?.name ?? productId
      throw refusal(item, 'piece', `'${name}' is not a piece that goes into '${product.name}'.`)
    }
  }
  const flavors = flavorCountOf(product, facts, limits)
  if (pieces.length !== flavors) {
    throw refusal(item, 'flavors', `The box takes ${flavors} flavors, not ${pieces.length}.`)
  }
  // a maximum between two steps is reached with one odd piece
  const odd = pieces.filter(({ quantity }) => !Number.isInteger(quantity / increment))
  const allowed = Number.isInteger(maxPieces / increment) ? 0 : 1
  if (odd.length > allowed || odd.some(({ quantity }) => !Number.isInteger(quantity))) {
    throw refusal(item, 'increment', `Pieces go into the box in steps of ${increment}.`)
  }
  const total = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  if (total !== maxPieces) {
    throw refusal(item, 'total', `The box holds ${maxPieces} pieces, not ${total}.`)
  }
}

function roundOff(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) < PRECISION ? whole : value
}

function refusal({ productId }: BasketItem, reason: string, detail: string) {
  return badRequest(detail, 'invalid-custom-mix', { c_productId: productId, c_reason: reason })
}
