interface CodeRecord {
  zip: string
  city: string
  state: string
}

declare module 'zipcodes/lib/codes.js' {
  /** American ZIP codes with their town and the two-letter code of their state. */
  export const codes: Record<string, CodeRecord>
}

declare module 'zipcodes/lib/codesCanada.js' {
  /**
   * The first three characters of Canadian postal codes, with their area and the name of the
   * province.
   */
  export const codes: Record<string, CodeRecord>
}
