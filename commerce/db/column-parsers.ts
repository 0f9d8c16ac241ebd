const LAST_DATE = 8.64e15

function parseTimestamp(text: string): Date {
  if (text === 'infinity') return new Date(LAST_DATE)
  if (text === '-infinity') return new Date(-LAST_DATE)
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

const OID = { int8: 20, numeric: 1700, date: 1082, timestamptz: 1184 } as const

/** Parsers by PostgreSQL type oid, the same for both drivers: numbers as number, dates as text. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: Number,
  [OID.numeric]: Number,
  [OID.date]: (text) => text,
  [OID.timestamptz]: parseTimestamp,
}
