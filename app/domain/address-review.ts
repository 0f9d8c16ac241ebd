/** How sure the verification is of an address (ADDR-018). */
export type AddressConfidence =
  | 'Verified match'
  | 'Multiple matches'
  | 'Interaction required'
  | 'Premises partial'
  | 'Street partial'
  | 'No matches'

/** An address as the verification writes it, in the labels of the retailer's layout (ADDR-004). */
interface FormattedAddress {
  LINE_1: string
  /** Postal code. */
  LINE_5: string
  'City name': string
  'State code': string
}

/** The verification's result for an address (ADDR-004). */
export interface VerificationResult {
  confidence: AddressConfidence
  /** What it had to correct; only what is true counts. */
  validation_detail?: Record<string, boolean>
  addresses_formatted?: { address: FormattedAddress }[]
}

/** The parts of an address that the verification may replace. */
export interface RecommendedParts {
  address1: string
  city: string
  stateCode: string
  postalCode: string
}

/** Why the shopper is asked about an address before it is saved. */
export type AddressReview =
  { kind: 'correction'; recommended: RecommendedParts } | { kind: 'street' } | { kind: 'no-match' }

const ZIP_CORRECTED = 'zip_code_corrected'

/**
 * The question to the shopper after a verification; undefined: the address is accepted. A verified
 * address passes unless something besides its ZIP code was corrected (ADDR-020).
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
