import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { importArchive } from '../import/import-archive'
import { FILES_OF_EVERY_COLUMN } from '../testing/archive-of-every-column'
import { importArchiveFiles } from '../testing/import-archive-files'
import { NOT_EXPORTED } from '../testing/not-exported'
import { listExportedColumns, readTables } from '../testing/read-tables'
import { createTestDatabase } from '../testing/test-database'
import { exportTo } from './export-to'

type Database = Awaited<ReturnType<typeof createTestDatabase>>

const WHAT_TO_DO = `has no value in the archive of commerce/testing/archive-of-every-column.ts, so nobody
 knows whether it is exported: export and import it and add a value there, or add it to
 commerce/testing/not-exported.ts with the reason.`

let folder: string
let first: Database
let second: Database
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
  first = await createTestDatabase()
  second = await createTestDatabase()
  const report = await importArchiveFiles(first.db, FILES_OF_EVERY_COLUMN)
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  await exportTo(first.db, path.join(folder, 'shop'), {})
  await importArchive(second.db, path.join(folder, 'shop'))
})
afterAll(async () => {
  await first.close()
  await second.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns whether a row has a value that the database does not set itself. */
async function hasValue(db: Db, table: string, column: string): Promise<boolean> {
  const { rows: defaults } = await sql<{ value: string | null }>`
    select column_default as value from information_schema.columns where table_schema = 'public'
      and table_name = ${table} and column_name = ${column}`.execute(db)
  const own = sql.ref(column)
  const { rows } = await sql`select from ${sql.table(table)}
    where coalesce(${own}::text, '') not in ('', '{}', '[]')
      and ${own} is distinct from ${sql.raw(defaults[0]?.value ?? 'null')} limit 1`.execute(db)
  return rows.length > 0
}

test('each column of the database is exported, or listed with the reason why not', async () => {
  const missing: string[] = []
  for (const [table, columns] of await listExportedColumns(first.db)) {
    for (const column of columns) {
      const isCovered = await hasValue(first.db, table, column)
      if (!isCovered) missing.push(`${table}.${column} ${WHAT_TO_DO}`)
    }
  }
  expect(missing).toEqual([])
})

test('what is listed as not exported exists', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'
    union select table_name from information_schema.tables where table_schema = 'public'`.execute(
    first.db,
  )
  const names = rows.map(({ name }) => name)
  expect(Object.keys(NOT_EXPORTED).filter((name) => !names.includes(name))).toEqual([])
})

test('an archive with a value in every column, exported and imported again, is the same shop', async () => {
  const before = await readTables(first.db)
  const after = await readTables(second.db)
  for (const [name, rows] of Object.entries(before)) {
    expect({ [name]: after[name] }).toEqual({ [name]: rows })
  }
})
