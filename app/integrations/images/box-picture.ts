import type { MixPiece } from '@rules/box-mix'
import type { Places } from '@rules/box-places'
import { isPictured, writeSharedMix, writeSharedPlaces } from '@/rules/shared-mix'

/**
 * Returns the URL of a picture of the open box with these pieces, in these places if they are given
 * and not too many; undefined if there are too many pieces for a picture.
 */
export function boxPictureUrl(
  siteId: string,
  pieces: readonly MixPiece[],
  places?: Places,
): string | undefined {
  if (!isPictured(pieces)) return undefined
  const text = isPictured(pieces, places) ? writeSharedPlaces(pieces, places) : undefined
  return `/image/box/${siteId}/${writeSharedMix(pieces)}${text ? `~${text}` : ''}.jpg`
}
