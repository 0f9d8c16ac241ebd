import type { MixPiece } from '@domain/box-mix'

/** The part of an earlier mix that is available now; products by their ids. */
export interface MixToday {
  /** Of which there is enough for one box. */
  pieces: MixPiece[]
  notSold: string[]
  /** Sold out, or too few of them left for one box. */
  soldOut: string[]
}

/** @param stockOf how many of a piece there are; undefined where it is not sold any more */
export function mixToday(
  pieces: readonly MixPiece[],
  stockOf: (productId: string) => number | undefined,
): MixToday {
  const today: MixToday = { pieces: [], notSold: [], soldOut: [] }
  for (const piece of pieces) {
    const stock = stockOf(piece.id)
    if (stock === undefined) today.notSold.push(piece.id)
    else if (stock < Math.ceil(piece.qty)) today.soldOut.push(piece.id)
    else today.pieces.push(piece)
  }
  return today
}
