/** A country for which addresses are verified. */
export type VerifiedCountry = 'US' | 'CA'

/** An address to verify, with the field names of the storefront's route (ADDR-016). */
export interface AddressToVerify {
  address1: string
  address2: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: VerifiedCountry
}

/** A suggestion for a partly typed address (ADDR-002). */
export interface AddressSuggestion {
  text: string
  /** The key for requesting the full address. */
  global_address_key: string
}

export interface AddressSuggestions {
  suggestions: AddressSuggestion[]
  /** `Verified match` means that the only suggestion is the address. */
  confidence: string
}

/** A full address (ADDR-003). */
export interface VerifiedAddress {
  address_line_1: string
  locality: string
  region: string
  postal_code: string
}
