import type { ColumnType } from 'kysely'

/**
 * A jsonb column: read as `T`, written as JSON text (`JSON.stringify(value)`), because the two
 * drivers treat arrays and objects differently.
 */
export type Jsonb<T> = ColumnType<T, string, string>

/** A jsonb column that has a default in the database. */
export type JsonbDefault<T> = ColumnType<T, string | undefined, string>

/** A timestamptz column: read as Date (`infinity` is the largest Date), written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** A timestamptz column that has a default in the database. */
export type TimestampDefault = ColumnType<Date, Date | string | undefined, Date | string>

/** Locale → property → text, e.g. `{'es-US': {name: 'Trufas'}}`. */
export type Localized = Record<string, Record<string, unknown>>
