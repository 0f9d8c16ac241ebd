import { Problem } from '../../http/problem'
import type { BasketFacts } from '../model/basket-facts'

interface Shortage {
  boxId: string
  pieceId: string
  /** Pieces needed by all boxes and lines of the bag together. */
  requested: number
  available: number
}

/** The quantities are those of the piece. */
export function shortPiece(shortage: Shortage, facts: BasketFacts): Problem {
  const { boxId, pieceId, requested, available } = shortage
  return new Problem(
    400,
    'product-item-not-available',
    'Product Item Not Available',
    shortageText(shortage, facts),
    {
      c_productId: pieceId,
      c_requested: requested,
      c_available: available,
      c_reason: 'piece',
      c_pieceName: nameOf(pieceId, facts),
      c_boxName: nameOf(boxId, facts),
    },
  )
}

export function shortageText(
  { boxId, pieceId, requested, available }: Shortage,
  facts: BasketFacts,
): string {
  const piece = nameOf(pieceId, facts)
  const box = nameOf(boxId, facts)
  if (available <= 0) return `'${piece}' is sold out. Please choose another piece for '${box}'.`
  return `Only ${available} of '${piece}' are left, and the bag takes ${requested}. Please choose fewer, or another piece for '${box}'.`
}

export function nameOf(productId: string, { products }: BasketFacts): string {
  return products.get(productId)?.name ?? productId
}
