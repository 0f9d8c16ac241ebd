/** The names in which spans of time are counted (D2 §9), in milliseconds. */
export const ONE_MINUTE_MS = 60_000
export const ONE_HOUR_MS = 3_600_000
