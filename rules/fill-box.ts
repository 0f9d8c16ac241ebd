import { redistribute, stepPiece, totalOf, type MixPiece } from './box-mix'
import type { BoxRules } from './box-rules'

/** Returns a number from 0 up to, but excluding, 1. */
type Random = () => number

export function surprise(
  rules: BoxRules,
  pieces: readonly MixPiece[],
  candidates: readonly string[],
  random: Random = Math.random,
): MixPiece[] {
  const chosen = [...pieces]
  const rest = candidates.filter((id) => !pieces.some((piece) => piece.id === id))
  while (chosen.length < rules.flavors && rest.length > 0) {
    const [id = ''] = rest.splice(Math.floor(random() * rest.length), 1)
    chosen.push({ id, qty: 0 })
  }
  return redistribute(rules, chosen)
}

interface FillOptions {
  random?: Random
  isEnough?: (id: string, qty: number) => boolean
}

/** Distributes the rest of the box in steps, first to pieces with quantity zero. */
export function fillUp(
  rules: BoxRules,
  pieces: readonly MixPiece[],
  { random = Math.random, isEnough = () => true }: FillOptions = {},
): MixPiece[] {
  let filled = [...pieces]
  for (;;) {
    const step = Math.min(rules.increment, rules.maximum - totalOf(filled))
    if (step <= 0) return filled
    const possible = filled.filter(({ id, qty }) => isEnough(id, qty + step))
    const empty = possible.filter(({ qty }) => qty === 0)
    const candidates = empty.length > 0 ? empty : possible
    const lucky = candidates[Math.floor(random() * candidates.length)]
    if (!lucky) return filled
    filled = stepPiece(rules, filled, lucky.id, 1)
  }
}
