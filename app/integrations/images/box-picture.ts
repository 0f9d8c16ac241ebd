import type { MixPiece } from '@domain/box-mix'
import { isPictured, writeSharedMix } from '@/domain/shared-mix'

/**
 * Returns the URL of a picture of the open box with these pieces; undefined if there are too many
 * for a picture.
 */
export function boxPictureUrl(siteId: string, pieces: readonly MixPiece[]): string | undefined {
  return isPictured(pieces) ? `/image/box/${siteId}/${writeSharedMix(pieces)}.jpg` : undefined
}
