/** The longest path and query of a page or a file, in characters. */
export const LONGEST_ADDRESS = 2_048

/** The longest path and query of an API call, whose lists hold up to fifty ids of 100 characters. */
export const LONGEST_API_ADDRESS = 8_192
