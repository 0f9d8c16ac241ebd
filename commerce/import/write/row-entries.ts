import type { Entry } from '../read/parse-records'
import type { Naming } from '../record-fields'
import type { Row } from '../overlay-row'
import type { RowEntry } from './row-kind'

/** Converts the records of an archive, whose ids are the last column of their key, to rows. */
export function toRowEntries<Item extends { naming?: Naming }>(
  entries: readonly Entry<Item>[],
  scope: Row,
  toColumns: (item: Item, id: string) => Row,
  idColumn = 'id',
): RowEntry[] {
  return entries.map(({ id, record, isGone }) => {
    // without an id, it could be any of the existing records
    const key = { ...scope, [idColumn]: id === '' ? undefined : id }
    if (!record) return { key, isGone }
    return { key, row: { ...key, ...toColumns(record, id) }, naming: record.naming }
  })
}

/** Returns a record without what the archive names of it. */
export function withoutNaming<Item extends { naming?: Naming }>({
  naming: _naming,
  ...rest
}: Item): Omit<Item, 'naming'> {
  return rest
}
