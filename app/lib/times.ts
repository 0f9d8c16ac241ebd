/** The names in which spans of time are counted (SES-029), in milliseconds. */
export const ONE_MINUTE_MS = 60_000
export const ONE_HOUR_MS = 3_600_000
