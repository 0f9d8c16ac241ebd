import { fitPieces, redistribute, stepPiece, togglePiece, type MixPiece } from '@rules/box-mix'
import type { BoxRules } from '@rules/box-rules'
import { fillUp, surprise } from '@rules/fill-box'
import type { MixBox, MixSize } from '@/commerce-client/mix-boxes.queries'
import { emptyPlaces, exchangePlaces, placesOf } from '@rules/box-places'
import type { StoredMix } from '@/shopper/custom-mix'

interface BoxState {
  box: MixBox | undefined
  rules: BoxRules | undefined
  rulesOf: (size: MixSize, box: MixBox) => BoxRules
  /** Whether a piece is still sold. */
  isKnown: (id: string) => boolean
  candidates: (rules: BoxRules) => string[]
  /** Whether a piece has enough stock for a quantity in every copy. */
  isEnough: (id: string, qty: number) => boolean
  change: (changes: (mix: StoredMix) => Partial<StoredMix>) => void
}

/**
 * Returns the actions for a box. Each action works on the stored box, which another tab may have
 * changed.
 */
export function boxActions(state: BoxState) {
  const { box, rules, rulesOf, isKnown, candidates, isEnough, change } = state
  const changeSold = (changes: (rules: BoxRules, mix: StoredMix) => Partial<StoredMix>) => {
    if (!rules) return
    change((mix) => {
      const sold = mix.pieces.filter(({ id }) => isKnown(id))
      return changes(rules, { ...mix, pieces: fitPieces(rules, sold) })
    })
  }
  const setPieces = (next: (rules: BoxRules, pieces: MixPiece[]) => MixPiece[]) =>
    changeSold((of, { pieces }) => ({ pieces: next(of, pieces) }))
  /** Starts over with new pieces and without an arrangement. */
  const begin = (next: (rules: BoxRules) => MixPiece[]) =>
    changeSold((of) => ({ pieces: next(of), arrangement: undefined }))
  return {
    /** Moves a piece to another place; two pieces swap places. */
    movePiece: (from: number, to: number) =>
      changeSold((of, { pieces, arrangement }) => ({
        arrangement: exchangePlaces(placesOf(of, pieces, arrangement), from, to),
      })),
    takeOut: (place: number) =>
      changeSold((of, { pieces, arrangement }) => {
        const places = placesOf(of, pieces, arrangement)
        return {
          arrangement: emptyPlaces(of, places, place),
          pieces: stepPiece(of, pieces, places[place] ?? '', -1),
        }
      }),
    /** Pieces are kept if the new box takes the same kind. */
    chooseSize: (nextBox: MixBox, nextSize: MixSize) =>
      change(({ pieces }) => {
        const reusable = !box || nextBox.code === box.code ? pieces : []
        const next = rulesOf(nextSize, nextBox)
        return { ...choiceOf(nextBox, nextSize), pieces: fitInto(next, reusable) }
      }),
    toggle: (id: string) => setPieces((of, pieces) => togglePiece(of, pieces, id)),
    step: (id: string, direction: 1 | -1) =>
      setPieces((of, pieces) => stepPiece(of, pieces, id, direction)),
    evenOut: () => setPieces(redistribute),
    clear: () => begin(() => []),
    surpriseAnew: () => begin((of) => surprise(of, [], candidates(of))),
    surpriseFlavors: () => setPieces((of, pieces) => surprise(of, pieces, candidates(of))),
    fillUp: () => setPieces((of, pieces) => fillUp(of, pieces, { isEnough })),
  }
}

export function choiceOf(box: MixBox, size: MixSize) {
  return {
    boxSelection: box.id,
    boxVariantSelection: size.id,
    unitType: String(size.attributes.customMixUnitType ?? 'pieces'),
  }
}

/**
 * Fits pieces into a box: drops flavors that are too many, and distributes the quantities again.
 */
export function fitInto(rules: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  return redistribute(rules, fitPieces(rules, pieces))
}
