/** The longest path and query of a page or a file, in characters. */
export const MAX_ADDRESS_LENGTH = 2_048

/** The longest path and query of an API call, whose lists hold up to fifty ids of 100 characters. */
export const MAX_API_ADDRESS_LENGTH = 8_192
