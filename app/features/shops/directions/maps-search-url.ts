import { addressLine } from '@/domain/address-lines'

/** The destination, by the parts of its address. */
export interface Destination {
  address1: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: string
}

/** `128 Maiden Lane, San Francisco, CA 94108, US` */
export function addressText(to: Destination): string {
  return [addressLine(to), to.countryCode].filter(Boolean).join(', ')
}

/** A maps search on the web for an address (SHOP-022). */
export function mapsSearchUrl(to: Destination): string {
  const params = new URLSearchParams({ api: '1', query: addressText(to) })
  return `https://www.google.com/maps/search/?${params.toString()}`
}
