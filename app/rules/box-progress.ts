import { mixFault, type MixPiece } from '@rules/box-mix'
import type { BoxRules } from '@rules/box-rules'
import type { BoxStep } from './box-steps'

interface Progress {
  isBegun: boolean
  /** The capacity of the chosen box; undefined while none is chosen. */
  rules: BoxRules | undefined
  pieces: readonly MixPiece[]
}

export function firstOpenStep({ isBegun, rules, pieces }: Progress): BoxStep {
  if (!isBegun) return 'start'
  if (!rules) return 'select-item'
  if (pieces.length !== rules.flavors) return 'select-candies'
  return mixFault(rules, pieces) ? 'set-quantities' : 'review-box'
}
