import type { MixPiece } from '@rules/box-mix'
import type { Places } from '@rules/box-places'
import {
  isPictured,
  readSharedMix,
  readSharedPlaces,
  writeSharedMix,
  writeSharedPlaces,
} from '@/rules/shared-mix'

export interface BoxPictureRequest {
  siteId: string
  pieces: MixPiece[]
  /** The places of the pieces; undefined for the usual ones. */
  places?: Places
}

const ADDRESS = /^\/([\w-]{1,64})\/([\w.-]{1,1024})(?:~([\w.-]{1,800}))?\.jpg$/

/**
 * Reads `/{siteId}/{mix}.jpg` or `/{siteId}/{mix}~{places}.jpg`; returns undefined if a part of the
 * mix is invalid or the mix is too large.
 */
export function parseBoxPictureRequest(url: string): BoxPictureRequest | undefined {
  const [, siteId, mix, text] = ADDRESS.exec(url.split('?')[0] ?? '') ?? []
  if (!siteId || !mix) return undefined
  const pieces = readSharedMix(mix)
  const places = readSharedPlaces(pieces, text ?? null)
  // each picture has only one URL: no leading zeros, no repeated pieces
  const isOnlyUrl = writeSharedMix(pieces) === mix && writeSharedPlaces(pieces, places) === text
  return isOnlyUrl && isPictured(pieces, places) ? { siteId, pieces, places } : undefined
}
