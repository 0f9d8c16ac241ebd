import { sql } from 'kysely'
import { groupPairs } from '../../rules/group-pairs'
import type { Db } from '../db/client'
import { NOT_EXPORTED } from './not-exported'

/** Where an element of a campaign was in its file. */
const LINE = /"line": \d+, /g

/** Parts of a second: the database's clock has microseconds, archives milliseconds. */
const FRACTION = /(?<=T[\d:]{8})\.\d+(?=[+-])/g

export async function listExportedColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(db)
  const isExported = ({ table, column }: (typeof rows)[number]) =>
    !(table in NOT_EXPORTED || `${table}.${column}` in NOT_EXPORTED)
  return groupPairs(rows.filter(isExported).map(({ table, column }) => [table, column]))
}

const columnsOfDatabases = new WeakMap<Db, Promise<Map<string, string[]>>>()

/** The catalog is read once: it takes longer than to read all rows of a small shop. */
function columnsIn(db: Db) {
  const columns = columnsOfDatabases.get(db) ?? listExportedColumns(db)
  columnsOfDatabases.set(db, columns)
  return columns
}

/** Positions follow the order of the files, and are numbers among records that an archive may lack. */
export function withoutPositions(tables: Record<string, string[]>): Record<string, string[]> {
  const entries = Object.entries(tables).map(([name, rows]) => [
    name,
    rows.map((row) => row.replaceAll(/"position": [\d.]+/g, '"position": 0')).sort(),
  ])
  return Object.fromEntries(entries) as Record<string, string[]>
}

/** Customers are named by their numbers. */
export async function readTables(db: Db): Promise<Record<string, string[]>> {
  const customers = await db.selectFrom('customer').select(['id', 'customer_no']).execute()
  const numbers = new Map(customers.map((customer) => [customer.id, customer.customer_no]))
  const columnsOf = await columnsIn(db)
  const tables = [...columnsOf].map(([name, columns]) => {
    const list = sql.join(columns.map((column) => sql.ref(column)))
    return sql`select ${sql.lit(name)} as name, to_jsonb(t)::text as row,
      to_jsonb(t) ->> 'customer_id' as customer from (select ${list} from ${sql.table(name)}) as t`
  })
  const { rows } = await sql<{ name: string; row: string; customer: string | null }>`
    ${sql.join(tables, sql` union all `)}`.execute(db)
  const found = new Map([...columnsOf.keys()].map((name) => [name, new Array<string>()]))
  for (const { name, row, customer } of rows) {
    const named = nameCustomer(row, customer, numbers)
      .replace(/[X*]{4,}(?=\d{4}")/g, '****')
      .replace(FRACTION, '')
    found.get(name)?.push(name === 'campaign_part' ? named.replace(LINE, '') : named)
  }
  for (const list of found.values()) list.sort()
  return Object.fromEntries(found)
}

function nameCustomer(
  row: string,
  id: string | null,
  numbers: ReadonlyMap<string, string>,
): string {
  return id === null ? row : row.replaceAll(id, numbers.get(id) ?? 'guest')
}
