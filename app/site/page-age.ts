/**
 * How long shared caches may store a public page (API-011), and so how old its data may be, in
 * seconds.
 */
export const PAGE_MAX_AGE_S = 900
export const PAGE_MAX_AGE_MS = PAGE_MAX_AGE_S * 1000
