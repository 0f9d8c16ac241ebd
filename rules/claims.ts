/* Claims of shoppers about what they received, in storefront, engine and back office. */

/** What a shopper says of pieces; a photo shows some of them. */
export const CLAIM_KINDS = ['melted', 'broken', 'missing', 'late', 'wrong'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Of these, a photo is asked for; without one an operator looks at the claim. */
export const SHOWN_BY_PHOTO: readonly ClaimKind[] = ['melted', 'broken', 'wrong']

/**
 * `open`: an operator looks at it; `to-replace`: decided, but the replacement could not be ordered,
 * so an operator sends it; the others are settled.
 */
export const CLAIM_STATES = ['open', 'to-replace', 'replaced', 'refunded', 'declined'] as const
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

/** Pieces of a line of an order. */
export interface ClaimedItem {
  itemId: string
  quantity: number
}
