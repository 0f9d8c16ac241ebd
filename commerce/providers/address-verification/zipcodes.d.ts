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
  /** By the first three characters of Canadian postal codes: area and name of the province. */
  export const codes: Record<string, CodeRecord>
}
