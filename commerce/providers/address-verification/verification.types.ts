import type { AddressParts } from './address-parts'
import type { Correction, PlaceConfidence } from './verify-place.rules'
import type { StreetConfidence } from './verify-street.rules'

export type Confidence = PlaceConfidence | StreetConfidence
export type Detail = Correction | 'street_corrected'

export interface Verification {
  confidence: Confidence
  detail: readonly Detail[]
  /** The corrected address; undefined if the address could not be verified. */
  address?: AddressParts
}
