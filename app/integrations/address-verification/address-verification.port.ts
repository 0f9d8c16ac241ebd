/** A country whose addresses are verified. */
export type VerifiedCountry = 'US' | 'CA'

/** An address to be verified, under the names of the shop's own route (ADDR-016). */
export interface AddressToVerify {
  address1: string
  address2: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: VerifiedCountry
}

/** An address that may be meant by what is typed (ADDR-002). */
export interface AddressSuggestion {
  text: string
  /** By which it is asked for in full. */
  global_address_key: string
}

export interface AddressSuggestions {
  suggestions: AddressSuggestion[]
  /** `Verified match`: the one suggestion is the address. */
  confidence: string
}

/** An address in full (ADDR-003). */
export interface VerifiedAddress {
  address_line_1: string
  locality: string
  region: string
  postal_code: string
}
