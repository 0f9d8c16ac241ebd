const LAST_DATE = 8.64e15

/** `2026-01-02 03:04:05.6+00` to Date; `infinity` and `-infinity` to the last and first Date. */
function parseTimestamp(text: string): Date {
  if (text === 'infinity') return new Date(LAST_DATE)
  if (text === '-infinity') return new Date(-LAST_DATE)
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

const OID = { int8: 20, numeric: 1700, date: 1082, timestamptz: 1184 } as const

/** PostgreSQL type oid to parser, the same for both drivers: numbers as number, days as text. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: Number,
  [OID.numeric]: Number,
  [OID.date]: (text) => text,
  [OID.timestamptz]: parseTimestamp,
}
