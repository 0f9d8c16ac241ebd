import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { concurrentIndexOf } from './check-migration'
import type { Db } from './client'
import { unlimitedSessions } from './unlimited-sessions'

const MIGRATIONS_FOLDER = path.join(__dirname, 'migrations')
// any number, but the same for every engine, so that engines starting at once migrate one after
// another
const ADVISORY_LOCK = 70_421_001
const OTHER_MIGRATES_MS = 100
/** While a migration waits for a lock, the shop's statements wait behind it. */
const LOCK_WITHIN_MS = 1_000
const ATTEMPTS = 30
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000
/** A lock was not available in time; a deadlock. */
const PASSING = ['55P03', '40P01']

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
 * A migration may take as long as it needs, but waits for locks only in short attempts.
 * @returns the names of the files applied now.
 * @throws Error if a file was changed after it was applied.
 */
export async function migrate(db: Db, folder?: string): Promise<string[]> {
  const migrations = listMigrations(folder)
  if ((await findMissing(db, migrations)).length === 0) return []
  const open = unlimitedSessions.get(db)
  if (!open) {
    return db.connection().execute((session) => applyMissing(session, migrations, applyAlone))
  }
  const unlimited = open()
  try {
    return await unlimited.connection().execute(async (session) => {
      // until the connection ends
      await lock(session)
      return applyMissing(session, migrations, applyBesideShop)
    })
  } finally {
    await unlimited.destroy()
  }
}

/** @throws Error if a file was changed after it was applied. */
async function findMissing(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const found = await sql<{ table: string | null }>`
    select to_regclass('schema_migration')::text as table`.execute(db)
  if (found.rows[0]?.table == null) return [...migrations]
  const { rows } = await sql<Pick<Migration, 'name' | 'checksum'>>`
    select name, checksum from schema_migration`.execute(db)
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return migrations.filter(({ name, checksum }) => {
    const isKnown = known.has(name)
    if (isKnown && known.get(name) !== checksum)
      throw new Error(`Migration ${name} was changed after it had been applied.`)
    return !isKnown
  })
}

/** Asks again and again: an index that is built concurrently would wait for a waiting statement. */
async function lock(session: Db): Promise<void> {
  const ask = sql<{ isFree: boolean }>`
    select pg_try_advisory_lock(${ADVISORY_LOCK}::bigint) as "isFree"`
  while (!(await ask.execute(session)).rows[0]?.isFree) await wait(OTHER_MIGRATES_MS)
}

async function applyMissing(
  session: Db,
  migrations: readonly Migration[],
  apply: (session: Db, migration: Migration) => Promise<void>,
): Promise<string[]> {
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(session)
  const missing = await findMissing(session, migrations)
  for (const migration of missing) await apply(session, migration)
  return missing.map(({ name }) => name)
}

/** Lets the shop go on between two attempts to get a lock. */
async function applyBesideShop(session: Db, migration: Migration): Promise<void> {
  const index = concurrentIndexOf(migration.text)
  if (index !== undefined) return buildIndex(session, migration, index)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyInTransaction(session, migration)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!PASSING.includes(code) || attempt === ATTEMPTS) throw error
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS)
      await wait(pause * (0.5 + Math.random() / 2))
    }
  }
}

const applyAlone = (session: Db, { text, ...migration }: Migration): Promise<void> =>
  applyInTransaction(session, {
    ...migration,
    text: text.replaceAll(/\bindex concurrently\b/gi, 'index'),
  })

/** Waits for running transactions, but the shop's statements do not wait behind it. */
async function buildIndex(session: Db, migration: Migration, index: string): Promise<void> {
  // an attempt that broke off has left an invalid index
  await sql`drop index concurrently if exists ${sql.id(index)}`.execute(session)
  await session.executeQuery(CompiledQuery.raw(migration.text))
  await record(session, migration)
}

async function applyInTransaction(session: Db, migration: Migration): Promise<void> {
  await session.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${LOCK_WITHIN_MS}`))
    await trx.executeQuery(CompiledQuery.raw(migration.text))
    await record(trx, migration)
  })
}

async function record(db: Db, { name, checksum }: Migration): Promise<void> {
  await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(db)
}
