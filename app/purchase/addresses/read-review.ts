import { findReview, type AddressReview } from '@/domain/address-review'
import { LIMITS } from '@/forms/limits'
import type { AddressInput } from '@/forms/rules/address'
import { verifyAddress } from '@/integrations/address-verification/address-verification.api'

export type AddressPlace = Pick<
  AddressInput,
  'address1' | 'address2' | 'city' | 'stateCode' | 'postalCode' | 'countryCode'
>

/** Verifies an address: what is to be asked about it, if anything. Throws AppError. */
export async function readReview(
  siteId: string,
  { address1, address2 = '', city, stateCode, postalCode, countryCode }: AddressPlace,
): Promise<AddressReview | undefined> {
  const address = { address1, address2, city, stateCode, postalCode, countryCode }
  const review = findReview(await verifyAddress(siteId, address))
  if (review?.kind !== 'correction') return review
  // the provider's towns may be longer than the shop's
  const town = review.recommended.city.slice(0, LIMITS.city).trim()
  return { ...review, recommended: { ...review.recommended, city: town } }
}

/** By which an address is known again. */
export function placeKey({ address1, address2 = '', city, ...place }: AddressPlace): string {
  return [address1, address2, city, place.stateCode, place.postalCode].join('|').toLowerCase()
}
