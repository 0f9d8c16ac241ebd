import type { MixPiece } from '@rules/box-mix'

/** The currently available part of an earlier mix; products are given by id. */
export interface AvailableMix {
  /** Pieces with enough stock for one box. */
  pieces: MixPiece[]
  notSold: string[]
  /** Sold out, or not enough left for one box. */
  soldOut: string[]
}

/** @param stockOf the stock of a piece; undefined if it is no longer sold */
export function toAvailableMix(
  pieces: readonly MixPiece[],
  stockOf: (productId: string) => number | undefined,
): AvailableMix {
  const today: AvailableMix = { pieces: [], notSold: [], soldOut: [] }
  for (const piece of pieces) {
    const stock = stockOf(piece.id)
    if (stock === undefined) today.notSold.push(piece.id)
    else if (stock < Math.ceil(piece.qty)) today.soldOut.push(piece.id)
    else today.pieces.push(piece)
  }
  return today
}
