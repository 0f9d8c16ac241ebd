/** Shared caches may keep a public page for so long (API-011): what it shows may be as old, s. */
export const PAGE_MAX_AGE_S = 900
export const PAGE_MAX_AGE_MS = PAGE_MAX_AGE_S * 1000
