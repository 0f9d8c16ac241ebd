/**
 * Shared caches may store a public page for so long (API-011), so what it shows may be as old, in
 * seconds.
 */
export const PAGE_MAX_AGE_S = 900
export const PAGE_MAX_AGE_MS = PAGE_MAX_AGE_S * 1000
