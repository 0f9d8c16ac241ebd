import { placeKey, type AddressPlace } from './read-review'

/** Addresses that are verified, or that the shopper has confirmed: the question is not repeated. */
const settled = new Set<string>()

export function acceptPlace(place: AddressPlace): void {
  settled.add(placeKey(place))
}

export function isAcceptedPlace(place: AddressPlace): boolean {
  return settled.has(placeKey(place))
}
