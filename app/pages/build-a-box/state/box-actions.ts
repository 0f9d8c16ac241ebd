import { redistribute, stepPiece, togglePiece, type MixPiece } from '@domain/box-mix'
import type { BoxRules } from '@domain/box-rules'
import { fillUp, surprise } from '@domain/fill-box'
import type { MixBox, MixSize } from '@/commerce-client/mix-boxes.queries'
import type { StoredMix } from '@/shopper/custom-mix'

interface BoxState {
  /** The box that is chosen so far, and what it may hold. */
  box: MixBox | undefined
  rules: BoxRules | undefined
  rulesOf: (size: MixSize, box: MixBox) => BoxRules
  /** Whether a piece is still sold. */
  isKnown: (id: string) => boolean
  /** Pieces of which there are enough for one step. */
  candidates: (rules: BoxRules) => string[]
  change: (changes: (mix: StoredMix) => Partial<StoredMix>) => void
}

/** What can be done with a box; each works on what is stored at the moment, which another tab may have changed. */
export function boxActions({ box, rules, rulesOf, isKnown, candidates, change }: BoxState) {
  const setPieces = (next: (rules: BoxRules, pieces: MixPiece[]) => MixPiece[]) => {
    if (!rules) return
    change(({ pieces }) => {
      const sold = pieces.filter(({ id }) => isKnown(id))
      return { pieces: next(rules, sold) }
    })
  }
  return {
    /** Pieces of the same kind stay in another size. */
    chooseSize: (nextBox: MixBox, nextSize: MixSize) =>
      change(({ pieces }) => {
        const kept = !box || nextBox.code === box.code ? pieces : []
        const next = rulesOf(nextSize, nextBox)
        return { ...choiceOf(nextBox, nextSize), pieces: fitInto(next, kept) }
      }),
    toggle: (id: string) => setPieces((of, pieces) => togglePiece(of, pieces, id)),
    step: (id: string, direction: 1 | -1) =>
      setPieces((of, pieces) => stepPiece(of, pieces, id, direction)),
    evenOut: () => setPieces(redistribute),
    clear: () => setPieces(() => []),
    surpriseAnew: () => setPieces((of) => surprise(of, [], candidates(of))),
    surpriseFlavors: () => setPieces((of, pieces) => surprise(of, pieces, candidates(of))),
    fillUp: () => setPieces((of, pieces) => fillUp(of, pieces)),
  }
}

/** A box and its size as they are stored. */
export function choiceOf(box: MixBox, size: MixSize) {
  return {
    boxSelection: box.id,
    boxVariantSelection: size.id,
    unitType: String(size.attributes.customMixUnitType ?? 'pieces'),
  }
}

/** Pieces of another box: as many flavors as it takes, shared out anew. */
export function fitInto(rules: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  return redistribute(rules, pieces.slice(0, rules.flavors))
}
