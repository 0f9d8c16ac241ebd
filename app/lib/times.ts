/** Common spans of time in milliseconds (SES-029). */
export const ONE_MINUTE_MS = 60_000
export const ONE_HOUR_MS = 3_600_000
