import type { MixPiece } from '@domain/box-mix'
import { isPictured, readSharedMix, writeSharedMix } from '@/domain/shared-mix'

interface BoxPictureRequest {
  siteId: string
  pieces: MixPiece[]
}

const ADDRESS = /^\/([\w-]{1,64})\/([\w.-]{1,1024})\.jpg$/

/** Reads `/{siteId}/{mix}.jpg`; undefined where any part of the mix cannot be read, or there is too much of it. */
export function parseBoxPictureRequest(url: string): BoxPictureRequest | undefined {
  const [, siteId, mix] = ADDRESS.exec(url.split('?')[0] ?? '') ?? []
  if (!siteId || !mix) return undefined
  const pieces = readSharedMix(mix)
  // one address for one picture: no leading zeros, nothing twice
  return writeSharedMix(pieces) === mix && isPictured(pieces) ? { siteId, pieces } : undefined
}
