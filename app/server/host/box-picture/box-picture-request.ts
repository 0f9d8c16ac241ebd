import type { MixPiece } from '@domain/box-mix'
import { isPictured, readSharedMix, writeSharedMix } from '@/domain/shared-mix'

interface BoxPictureRequest {
  siteId: string
  pieces: MixPiece[]
}

const ADDRESS = /^\/([\w-]{1,64})\/([\w.-]{1,1024})\.jpg$/

/**
 * Reads `/{siteId}/{mix}.jpg`; returns undefined if a part of the mix is invalid or the mix is too
 * large.
 */
export function parseBoxPictureRequest(url: string): BoxPictureRequest | undefined {
  const [, siteId, mix] = ADDRESS.exec(url.split('?')[0] ?? '') ?? []
  if (!siteId || !mix) return undefined
  const pieces = readSharedMix(mix)
  // each picture has only one URL: no leading zeros, no repeated pieces
  return writeSharedMix(pieces) === mix && isPictured(pieces) ? { siteId, pieces } : undefined
}
