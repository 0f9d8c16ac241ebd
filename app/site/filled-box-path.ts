import type { MixPiece } from '@domain/box-mix'
import type { BoxBuilderName } from '@/domain/box-steps'
import { writeSharedMix } from '@/domain/shared-mix'
import { paths } from './paths'

interface FilledBox {
  builder: BoxBuilderName
  /** The product that is sold: the box in its size. */
  productId: string
  pieces: readonly MixPiece[]
  /** The shopper's name for it. */
  name?: string
}

/** Opens a box in its builder as it is filled: at its review, or at the step that is missing. */
export function filledBoxPath({ builder, productId, pieces, name }: FilledBox): string {
  return paths.boxStep(builder, 'review-box', {
    size: productId,
    mix: writeSharedMix(pieces),
    name,
  })
}
