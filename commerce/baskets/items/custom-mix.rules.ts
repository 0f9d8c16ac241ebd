import {
  fromBagQuantities,
  mixFault,
  totalOf,
  type MixFault,
  type MixPiece,
} from '../../../rules/box-mix'
import { isLollypopCategory, toBoxRules, type BoxRules } from '../../../rules/box-rules'
import { badRequest } from '../../http/problem'
import { SITE_DEFAULTS } from '../../sites/site-preferences.rules'
import type { BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import { positiveNumberOf } from '../../custom-values'
import { isFlagged } from '../model/product-flags'
import { readCustomMix, type CustomMix } from '../../custom-mix.schemas'
import { nameOf } from './piece-shortage.rules'

export interface Piece {
  productId: string
  /** Pieces in one box; in a percent box, percentage points. */
  quantity: number
}

type BoxProduct = Pick<ProductFacts, 'custom' | 'primaryCategoryId'>

export interface FilledBox {
  rules: BoxRules
  pieces: MixPiece[]
}

export function isCustomMixBox(product: BoxProduct | undefined): boolean {
  return isFlagged(product?.custom, 'isCustomMix')
}

/**
 * The limits of a box, from its product's attributes or else from the site's preferences (BOX-008,
 * BOX-010).
 */
export function rulesOf(
  { custom = {}, primaryCategoryId }: BoxProduct,
  preferences: BasketFacts['preferences'],
): BoxRules {
  return toBoxRules(custom, {
    isLollypops: isLollypopCategory(primaryCategoryId),
    flavorLimit:
      positiveNumberOf(preferences, 'customMixFlavorLimit') ?? SITE_DEFAULTS.customMixFlavorLimit,
  })
}

/**
 * Returns whether a product may be a piece of this box. Pieces are not charged, so any other
 * product would be free.
 */
export function fitsInto(
  box: Pick<ProductFacts, 'custom'>,
  piece: Pick<ProductFacts, 'custom' | 'isSellable'> | undefined,
): boolean {
  if (!piece?.isSellable || !isFlagged(piece.custom, 'isCustomMixPiece')) return false
  const code = box.custom?.['customMixCode']
  return !code || piece.custom?.['customMixCode'] === code
}

const toMixPieces = ({ pieces }: CustomMix, rules: BoxRules) =>
  fromBagQuantities(
    rules,
    pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity })),
  )

export function listPieces(item: BasketItem, facts: BasketFacts): Piece[] {
  const { pieces = [] } = findFilledBox(item, facts) ?? {}
  return pieces.map(({ id, qty }) => ({ productId: id, quantity: qty }))
}

/** Returns the rules and the pieces of a line's box; undefined for any other line. */
export function findFilledBox(
  { productId, custom }: BasketItem,
  { products, preferences }: BasketFacts,
): FilledBox | undefined {
  return toFilledBox(products.get(productId), custom.c_customMix, preferences)
}

/** @param customMix the `c_customMix` of a line or of a list's item */
export function toFilledBox(
  product: BoxProduct | undefined,
  customMix: unknown,
  preferences: BasketFacts['preferences'],
): FilledBox | undefined {
  const mix = readCustomMix(customMix)
  if (!product || !mix || !isCustomMixBox(product)) return undefined
  const rules = rulesOf(product, preferences)
  return { rules, pieces: toMixPieces(mix, rules) }
}

/** The reason why the contents of a box prevent its sale. */
interface MixProblem {
  reason: 'missing' | 'piece' | MixFault
  message: string
  pieceName?: string
}

/**
 * Returns the problem with a box's contents: it must hold pieces of its own kind, at most the
 * allowed number of flavors, in whole steps, and be exactly full (BOX-009, BOX-010). Does not check
 * stock. Returns undefined if there is no problem, or the line is not a box.
 */
export function findMixProblem(item: BasketItem, facts: BasketFacts): MixProblem | undefined {
  const product = facts.products.get(item.productId)
  if (!product || !isCustomMixBox(product)) return undefined
  const mix = readCustomMix(item.custom.c_customMix)
  if (!mix) {
    const message = `'${product.name}' is sold filled: c_customMix is missing or cannot be read.`
    return { reason: 'missing', message }
  }
  const rules = rulesOf(product, facts.preferences)
  const pieces = toMixPieces(mix, rules)
  const foreign = pieces.find(({ id }) => !fitsInto(product, facts.products.get(id)))
  if (foreign) {
    const pieceName = nameOf(foreign.id, facts)
    const message = `'${pieceName}' is not a piece that goes into '${product.name}'. Please choose another one.`
    return { reason: 'piece', message, pieceName }
  }
  const fault = mixFault(rules, pieces)
  return fault && describeFault(fault, rules, pieces, facts)
}

/**
 * @throws Problem 400 `invalid-custom-mix`, with `c_reason`, and `c_pieceName` if a single piece
 * causes the problem.
 */
export function checkCustomMix(item: BasketItem, facts: BasketFacts): void {
  const problem = findMixProblem(item, facts)
  if (!problem) return
  const { reason, message, pieceName } = problem
  throw badRequest(message, 'invalid-custom-mix', {
    c_productId: item.productId,
    c_reason: reason,
    ...(pieceName !== undefined && { c_pieceName: pieceName }),
  })
}

function describeFault(
  fault: MixFault,
  rules: BoxRules,
  pieces: readonly MixPiece[],
  facts: BasketFacts,
): MixProblem {
  const { maximum, increment, flavors, isPercent } = rules
  const unit = isPercent ? '%' : ' pieces'
  if (fault === 'flavors') {
    return { reason: fault, message: `The box takes ${flavors} flavors, not ${pieces.length}.` }
  }
  if (fault === 'total') {
    const message = `The box holds ${maximum}${unit}, not ${totalOf(pieces)}.`
    return { reason: fault, message }
  }
  const [odd] = pieces.filter(({ qty }) => !Number.isInteger(qty / increment)).slice(-1)
  const pieceName = nameOf(odd?.id ?? '', facts)
  const message = `'${pieceName}' goes into the box in steps of ${increment}${isPercent ? '%' : ''}, not ${odd?.qty}.`
  return { reason: fault, message, pieceName }
}
