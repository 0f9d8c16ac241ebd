import type { MixPiece } from '@rules/box-mix'
import { readPlaces, writePlaces, type Places } from '@rules/box-places'
import { readRuns, writeRuns } from '@rules/box-runs'

/** Characters; with more, the address of a link could be too long. */
const MAX_PLACES_TEXT = 800

/** Writes a mix as a URL parameter: `430010-3.430020-6`. */
export function writeSharedMix(pieces: readonly MixPiece[]): string {
  return writeRuns(pieces.map(({ id, qty }) => ({ id, count: qty })))
}

/** Parts that cannot be read are skipped: a link may have been truncated or edited. */
export function readSharedMix(text: string): MixPiece[] {
  const pieces = new Map<string, number>()
  for (const run of readRuns(text)) if (run && run.id !== '') pieces.set(run.id, run.count)
  return [...pieces].map(([id, qty]) => ({ id, qty }))
}

/**
 * Writes the places of a shared mix, with each piece by its number in the mix: `0-2.1-3.0-1`.
 * Places of pieces that are not in the mix are empty. Undefined if there are too many to share.
 */
export function writeSharedPlaces(
  pieces: readonly MixPiece[],
  places: Places | undefined,
): string | undefined {
  if (!places) return undefined
  const numbers = new Map(pieces.map(({ id }, index) => [id, String(index)]))
  const text = writePlaces(places.map((id) => (id === undefined ? id : numbers.get(id))))
  return text.length > MAX_PLACES_TEXT ? undefined : text
}

/** Undefined if the text cannot be read: the mix then gets its usual places. */
export function readSharedPlaces(
  pieces: readonly MixPiece[],
  text: string | null,
): Places | undefined {
  return readPlaces(text)?.map((number) => pieces[Number(number ?? NaN)]?.id)
}

/** A picture has at most as many kinds of pieces as one products call returns. */
const MAX_KINDS = 24
const MAX_TOTAL = 1000

const MAX_PICTURED_PLACES = 100

/** Returns whether a picture of the filled box can be requested, with these places if any. */
export function isPictured(pieces: readonly MixPiece[], places: Places = []): boolean {
  const total = pieces.reduce((sum, { qty }) => sum + qty, 0)
  const areKnown = pieces.length > 0 && pieces.length <= MAX_KINDS
  return areKnown && total <= MAX_TOTAL && places.length <= MAX_PICTURED_PLACES
}
