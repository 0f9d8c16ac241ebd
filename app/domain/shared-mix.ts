import type { MixPiece } from '@domain/box-mix'

/** A mix as an address carries it: `430010-3.430020-6`. Ids may hold dashes, quantities do not. */
export function writeSharedMix(pieces: readonly MixPiece[]): string {
  return pieces.map(({ id, qty }) => `${id}-${qty}`).join('.')
}

/** What cannot be read is left out: a link may have been cut, or typed. */
export function readSharedMix(text: string): MixPiece[] {
  const pieces = new Map<string, number>()
  for (const part of text.split('.')) {
    const [, id, qty] = /^([\w-]{1,100})-(\d{1,4})$/.exec(part) ?? []
    if (id && Number(qty) > 0) pieces.set(id, Number(qty))
  }
  return [...pieces].map(([id, qty]) => ({ id, qty }))
}

/** More kinds than one call for products answers are in no picture. */
const MAX_KINDS = 24
const MAX_TOTAL = 1000

/** Whether a picture of the filled box can be asked for. */
export function isPictured(pieces: readonly MixPiece[]): boolean {
  const total = pieces.reduce((sum, { qty }) => sum + qty, 0)
  return pieces.length > 0 && pieces.length <= MAX_KINDS && total <= MAX_TOTAL
}
