import { addressLine } from '@rules/address-lines'

export interface Destination {
  address1: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: string
}

/** Formats an address like `128 Maiden Lane, San Francisco, CA 94108, US`. */
export function addressText(to: Destination): string {
  return [addressLine(to), to.countryCode].filter(Boolean).join(', ')
}

/** Returns the URL of a web maps search for an address (SHOP-022). */
export function mapsSearchUrl(to: Destination): string {
  const params = new URLSearchParams({ api: '1', query: addressText(to) })
  return `https://www.google.com/maps/search/?${params.toString()}`
}
