import { toPlainText } from '@rules/plain-text'
import { postalCodeKey } from '@rules/postal-code'
import { findReview, type AddressReview } from '@/rules/address-review'
import { LIMITS } from '@rules/field-limits'
import type { AddressInput } from '@/forms/rules/address'
import { verifyAddress } from '@/integrations/address-verification/address-verification.api'

export type AddressPlace = Pick<
  AddressInput,
  'address1' | 'address2' | 'city' | 'stateCode' | 'postalCode' | 'countryCode'
>

/**
 * Verifies an address and returns the question for the shopper, if there is one. Throws AppError.
 */
export async function readReview(
  siteId: string,
  { address1, address2 = '', city, stateCode, postalCode, countryCode }: AddressPlace,
): Promise<AddressReview | undefined> {
  const address = { address1, address2, city, stateCode, postalCode, countryCode }
  const review = findReview(await verifyAddress(siteId, address))
  if (review?.kind !== 'correction') return review
  // the provider's city names may exceed the field's maximum length
  const town = review.recommended.city.slice(0, LIMITS.city).trim()
  return { ...review, recommended: { ...review.recommended, city: town } }
}

export function placeKey({ address1, address2 = '', city, ...place }: AddressPlace): string {
  const code = postalCodeKey(place.postalCode)
  return toPlainText([address1, address2, city, place.stateCode, code].join('|')).toLowerCase()
}
