import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from './client'

const MIGRATIONS_FOLDER = path.join(__dirname, 'migrations')
// any number, but the same for every engine, so that engines starting at once migrate one after
// another
const ADVISORY_LOCK = 70_421_001

export interface Migration {
  name: string
  checksum: string
  text: string
}

export function listMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * @returns the names of the files applied now.
 * @throws Error if a file was changed after it was applied.
 */
export async function migrate(db: Db, folder?: string): Promise<string[]> {
  const applied: string[] = []
  const known = await readApplied(db)
  for (const migration of listMigrations(folder)) {
    if (known.get(migration.name) === migration.checksum) continue
    if (await applyMigration(db, migration)) applied.push(migration.name)
  }
  return applied
}

/** The checksums of the applied files, by their names. */
async function readApplied(db: Db): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ table: string | null }>`
    select to_regclass('schema_migration')::text as table`.execute(db)
  if (found.rows[0]?.table == null) return new Map()
  const { rows } = await sql<Pick<Migration, 'name' | 'checksum'>>`
    select name, checksum from schema_migration`.execute(db)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function applyMigration(db: Db, migration: Migration): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}::bigint)`.execute(trx)
    await sql`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(trx)
    const known = await sql<{ checksum: string }>`
      select checksum from schema_migration where name = ${migration.name}`.execute(trx)
    const recorded = known.rows[0]?.checksum
    if (recorded === migration.checksum) return false
    if (recorded !== undefined)
      throw new Error(`Migration ${migration.name} was changed after it had been applied.`)
    await trx.executeQuery(CompiledQuery.raw(migration.text))
    await sql`insert into schema_migration (name, checksum)
      values (${migration.name}, ${migration.checksum})`.execute(trx)
    return true
  })
}
