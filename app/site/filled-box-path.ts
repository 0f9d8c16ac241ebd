import type { MixPiece } from '@domain/box-mix'
import type { BoxBuilderName } from '@/domain/box-steps'
import { writeSharedMix } from '@/domain/shared-mix'
import { paths } from './paths'

interface FilledBox {
  builder: BoxBuilderName
  /** Id of the product that is sold: the box in its size. */
  productId: string
  pieces: readonly MixPiece[]
  /** The shopper's name for the box. */
  name?: string
}

/**
 * Returns the path that opens a filled box in its builder: at the review, or at the first missing
 * step.
 */
export function filledBoxPath({ builder, productId, pieces, name }: FilledBox): string {
  return paths.boxStep(builder, 'review-box', {
    size: productId,
    mix: writeSharedMix(pieces),
    name,
  })
}
