import type { MixPiece } from '@domain/box-mix'
import { isPictured, writeSharedMix } from '@/domain/shared-mix'

/** Address of a picture of the open box with these pieces; undefined where there are too many for one. */
export function boxPictureUrl(siteId: string, pieces: readonly MixPiece[]): string | undefined {
  return isPictured(pieces) ? `/image/box/${siteId}/${writeSharedMix(pieces)}.jpg` : undefined
}
