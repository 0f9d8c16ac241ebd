import { getAt, setAt, type Naming } from './record-fields'

/** A row as JSON: columns with their values, which are objects in JSON columns. */
export type Row = Record<string, unknown>

/**
 * Returns a row of an archive with the values of the existing row wherever the archive does not
 * name a property, or where it could not be read.
 * @param naming if absent, the archive names everything.
 */
export function overlayRow(
  row: Row,
  existing: Row,
  naming: Naming | undefined,
  isReplaced: boolean,
): Row {
  const columns = Object.keys(row)
  if (!naming) return row
  const { named, unread } = naming
  const result = pick(isReplaced ? row : existing, columns)
  const source = isReplaced ? existing : row
  const paths = isReplaced ? unread : [...named].filter((path) => !isUnread(unread, path))
  for (const path of paths) {
    const place = toColumnPath(path, row)
    if (place) setAt(result, place, getAt(source, place))
  }
  return result
}

function isUnread(unread: ReadonlySet<string>, path: string): boolean {
  return unread.has(path) || unread.has(path.split('/')[0] ?? '')
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}

/** A property has the column of its name, or is a part of the column `definition`. */
function toColumnPath(path: string, row: Row): string[] | undefined {
  const [property = '', ...rest] = path.split('/')
  const column = property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (column in row) return [column, ...rest]
  return 'definition' in row ? ['definition', property, ...rest] : undefined
}
