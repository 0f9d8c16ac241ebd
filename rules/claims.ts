/* Claims of shoppers about what they received, in storefront, engine and back office. */

/** What a shopper says of pieces; a photo shows some of them. */
export const CLAIM_KINDS = ['melted', 'broken', 'missing', 'late', 'wrong', 'return'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Those that say that something is wrong, without what is only sent back. */
export const FAULTS = CLAIM_KINDS.filter((kind) => kind !== 'return')

/** Why pieces are sent back, as the order API publishes it. */
export const RETURN_REASONS = [
  'Not specified',
  'Changed my mind',
  'Ordered too many',
  'Not as expected',
  'Damaged on the way',
  'Wrong item',
  'Melted',
] as const
/** The others are claims, and not sent back. */
export const ASKED_RETURN_REASONS = [
  'Changed my mind',
  'Ordered too many',
  'Not as expected',
  'Not specified',
] as const satisfies readonly (typeof RETURN_REASONS)[number][]
export type ReturnReason = (typeof ASKED_RETURN_REASONS)[number]

/** Within as many days an accepted return is to be on its way. */
export const RETURN_WITHIN_DAYS = 30
/** As many days it may be on its way; then one that did not come is over. */
export const RETURN_TRANSIT_DAYS = 14

/** Of these, a photo is asked for; without one an operator looks at the claim. */
export const SHOWN_BY_PHOTO: readonly ClaimKind[] = ['melted', 'broken', 'wrong']

/**
 * `open`: an operator looks at it; `to-replace`: decided, but the replacement could not be ordered,
 * so an operator sends it; `returning`: it is to come back; the others are settled.
 */
export const CLAIM_STATES = [
  ...(['open', 'to-replace', 'returning'] as const),
  ...(['replaced', 'refunded', 'declined', 'expired'] as const),
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** In these an operator has something to do. */
export const UNDECIDED: readonly ClaimState[] = ['open', 'to-replace']
export const CLAIM_FILTERS = ['undecided', 'decided'] as const

export const CLAIM_LIMITS = {
  photos: 4,
  photoBytes: 10_000_000,
  words: 1000,
  /** Claims of one order. */
  perOrder: 20,
} as const

/** Why a claim was decided as it was. */
export type ClaimReason =
  | 'small'
  | 'replaced'
  | 'late'
  | 'unproved'
  | 'unpaid'
  | 'again'
  | 'no-photo'
  | 'too-much'
  | 'refused'
  | 'returnable'

/** Pieces of a line of an order. */
export interface ClaimedItem {
  itemId: string
  quantity: number
}
