/* Apart from `days`, because every page of products reads it, and nothing else of days. */

/** Returns whether the value is a real day, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  // a Date turns the 30th of February into a day in March
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
}

/**
 * Returns the day that the value of an attribute of type date means, in every time zone: a plain
 * day, also with the zone of XML (`2026-11-21Z`), or midnight UTC, as archives of Salesforce write
 * it. Undefined for a moment and for other texts.
 */
export function attributeDay(text: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:(?:T00:00(?::00(?:\.0+)?)?)?Z|[+-]\d{2}:\d{2})?$/.exec(
    text,
  )?.[1]
  return isDay(day) ? day : undefined
}
