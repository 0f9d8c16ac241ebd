import { badRequest } from '../http/problem'
import type { AddressBody } from '../baskets/basket-requests.schemas'
import { postalTable, toTableCode } from '../providers/address-verification/postal-table'

/**
 * Where goods would go: who gives a postal code alone means its town and state.
 * @throws Problem 400 `postal-code-not-found` for a code that is none.
 */
export async function toEstimatePlace(place: AddressBody): Promise<AddressBody> {
  const { postalCode, stateCode, countryCode } = place
  if (stateCode || !postalCode || (countryCode !== 'US' && countryCode !== 'CA')) return place
  const { places } = await postalTable(countryCode)
  const found = places.get(toTableCode(countryCode, postalCode))
  if (found) return { ...place, stateCode: found.region, city: place.city || found.town }
  throw badRequest(`There is no postal code '${postalCode}'.`, 'postal-code-not-found', {
    c_field: 'c_postalCode',
  })
}
