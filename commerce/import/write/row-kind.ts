import type { RawBuilder } from 'kysely'
import type { Schema } from '../../db/schema'
import type { Naming } from '../record-fields'
import type { Row } from '../overlay-row'

/** A kind of records: the table that has them, and how the archive names them. */
export interface RowKind {
  table: keyof Schema
  key: readonly string[]
  root: string
  count?: string
  /** The columns that separate the data of different files, such as `site_id`. */
  scope?: readonly string[]
  /** Whether rows that a whole archive does not have stay, because people of this shop own them. */
  keepsOthers?: boolean
  /** Whether the rows are parts of another record, so that an update of that record may add some. */
  isPart?: boolean
  /** The column by whose order rows are locked before they are deleted, for tables of orders. */
  lockedBy?: string
  /** Assignments of columns that keep more than the archive's value when a row is updated. */
  set?: Readonly<Record<string, RawBuilder<unknown>>>
}

export interface RowEntry {
  key: Row
  /** Without a row, the record is deleted, or could not be read and stays as it is. */
  row?: Row
  naming?: Naming
  isGone?: boolean
}
