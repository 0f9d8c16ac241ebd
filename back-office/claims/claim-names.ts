import type { ClaimKind, ClaimReason, ClaimState } from '@rules/claims'
import type { States } from '../parts/state-badge'

export const CLAIM_STATE_NAMES: States<ClaimState> = {
  open: ['To decide', 'orange'],
  'to-replace': ['Replacement to send', 'orange'],
  returning: ['On its way back', 'blue'],
  replaced: ['Replaced', 'green'],
  refunded: ['Refunded', 'green'],
  declined: ['Declined', 'gray'],
  expired: ['Did not come', 'gray'],
}

export const KIND_NAMES: Readonly<Record<ClaimKind, string>> = {
  melted: 'Melted',
  broken: 'Broken',
  missing: 'Missing',
  late: 'Too late',
  wrong: 'Something else came',
  return: 'Return',
}

/** What the rules say about a claim. */
export const REASONS: Readonly<Record<ClaimReason, string>> = {
  small: 'Small enough to be refunded at once.',
  replaced: 'Something else came: the right one is sent.',
  late: 'An operator looks at what came too late.',
  unproved: 'Whoever claims knows only the order’s number and e-mail address.',
  unpaid: 'Not as much was paid, or less is left to refund.',
  again: 'The shopper has claimed something else lately.',
  'no-photo': 'There is no photo of it.',
  'too-much': 'It costs more than is refunded at once.',
  returnable: 'It may come back, and the shopper has a number and a label.',
  refused: 'It was refunded, but the refund was refused: the order says why.',
}
