import type { MixPiece } from '@rules/box-mix'
import { readPlaces } from '@rules/box-places'
import type { BoxBuilderName } from '@/rules/box-steps'
import { writeSharedMix, writeSharedPlaces } from '@/rules/shared-mix'
import { paths } from './paths'

interface FilledBox {
  builder: BoxBuilderName
  /** Id of the product that is sold: the box in its size. */
  productId: string
  pieces: readonly MixPiece[]
  /** The text of the places; it may name pieces that the box no longer has. */
  places?: string
  name?: string
}

/**
 * Returns the path that opens a filled box in its builder: at the review, or at the first missing
 * step.
 */
export function filledBoxPath({ builder, productId, pieces, places, name }: FilledBox): string {
  return paths.boxStep(builder, 'review-box', {
    size: productId,
    mix: writeSharedMix(pieces),
    places: writeSharedPlaces(pieces, readPlaces(places)),
    name,
  })
}
