/** How certain the verification service is of an address (ADDR-018). */
export type AddressConfidence =
  | 'Verified match'
  | 'Multiple matches'
  | 'Interaction required'
  | 'Premises partial'
  | 'Street partial'
  | 'No matches'

/**
 * An address as formatted by the verification service, with the labels of the retailer's layout
 * (ADDR-004).
 */
interface FormattedAddress {
  LINE_1: string
  LINE_5: string
  'City name': string
  'State code': string
}

/** The verification service's result for an address (ADDR-004). */
export interface VerificationResult {
  confidence: AddressConfidence
  /** The corrections made; only entries that are `true` count. */
  validation_detail?: Record<string, boolean>
  addresses_formatted?: { address: FormattedAddress }[]
}

/** The parts of an address that the verification service may replace. */
export interface RecommendedParts {
  address1: string
  city: string
  stateCode: string
  postalCode: string
}

/** Why the shopper has to confirm an address before it is saved. */
export type AddressReview =
  { kind: 'correction'; recommended: RecommendedParts } | { kind: 'street' } | { kind: 'no-match' }

const ZIP_CORRECTED = 'zip_code_corrected'

/**
 * Returns the question for the shopper after a verification; undefined if the address is accepted.
 * A verified address is accepted unless something besides its ZIP code was corrected (ADDR-020).
 */
export function findReview(result: VerificationResult): AddressReview | undefined {
  const { confidence, validation_detail = {}, addresses_formatted = [] } = result
  if (confidence === 'Street partial') return { kind: 'street' }
  if (confidence !== 'Verified match') return { kind: 'no-match' }
  const corrected = Object.keys(validation_detail).filter((name) => validation_detail[name])
  if (corrected.every((name) => name === ZIP_CORRECTED)) return undefined
  const [best] = addresses_formatted
  return best ? { kind: 'correction', recommended: toRecommended(best.address) } : undefined
}

function toRecommended(address: FormattedAddress): RecommendedParts {
  return {
    address1: address.LINE_1,
    city: address['City name'],
    stateCode: address['State code'],
    postalCode: address.LINE_5,
  }
}
