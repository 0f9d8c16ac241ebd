import type { MixPiece } from '@domain/box-mix'

/**
 * Writes a mix as a URL parameter: `430010-3.430020-6`. Ids may contain dashes, quantities do not.
 */
export function writeSharedMix(pieces: readonly MixPiece[]): string {
  return pieces.map(({ id, qty }) => `${id}-${qty}`).join('.')
}

/** Parts that cannot be read are skipped: a link may have been truncated or edited. */
export function readSharedMix(text: string): MixPiece[] {
  const pieces = new Map<string, number>()
  for (const part of text.split('.')) {
    const [, id, qty] = /^([\w-]{1,100})-(\d{1,4})$/.exec(part) ?? []
    if (id && Number(qty) > 0) pieces.set(id, Number(qty))
  }
  return [...pieces].map(([id, qty]) => ({ id, qty }))
}

/** A picture has at most as many kinds of pieces as one products call returns. */
const MAX_KINDS = 24
const MAX_TOTAL = 1000

/** Returns whether a picture of the filled box can be requested. */
export function isPictured(pieces: readonly MixPiece[]): boolean {
  const total = pieces.reduce((sum, { qty }) => sum + qty, 0)
  return pieces.length > 0 && pieces.length <= MAX_KINDS && total <= MAX_TOTAL
}
