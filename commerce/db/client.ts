import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { COLUMN_PARSERS } from './column-parsers'
import { lockDatabase } from './lock'
import { createPgliteDialect } from './pglite-dialect'
import type { Schema } from './schema'

export type Db = Kysely<Schema>
/** Inside `db.transaction()` only this may be used: the embedded database has one connection. */
export type Trx = Transaction<Schema>

export interface Database {
  db: Db
  dialect: 'pglite' | 'postgres'
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Folder of the embedded database (`<dataDir>/database`); absent: in memory. */
  dataDir?: string
  /** PostgreSQL 15 or newer; wins over `dataDir`. */
  databaseUrl?: string
  /** A dumped data folder to start the in-memory database from. */
  loadDataDir?: Blob
}

/**
 * Opens PostgreSQL (`databaseUrl`) or the embedded PGlite. Both give int8, count and numeric as
 * number, timestamptz as Date, date as text, jsonb parsed.
 * @throws Error when another living process uses the folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options)
}

// int8[] read as int4[], numeric[] as float8[]
const ARRAY_READ_AS: Readonly<Record<number, number>> = { 1016: 1007, 1231: 1022 }

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = COLUMN_PARSERS[oid]
  return (
    own ?? types.getTypeParser(ARRAY_READ_AS[oid] ?? oid, format === 'binary' ? 'text' : format)
  )
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, types: { getTypeParser } })
  // an idle connection that the server ends must not end the process: the pool opens another
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, dialect: 'postgres', close: () => db.destroy() }
}

async function openPglite({ dataDir, loadDataDir }: DatabaseOptions): Promise<Database> {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const lock = dataDir ? lockDatabase(dataDir) : undefined
  try {
    const pglite = await PGlite.create({
      dataDir: dataDir ? path.join(dataDir, 'database') : 'memory://',
      parsers: { ...COLUMN_PARSERS },
      loadDataDir,
    })
    const db = new Kysely<Schema>({ dialect: createPgliteDialect(pglite) })
    const close = async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      lock?.release()
    }
    return { db, dialect: 'pglite', close }
  } catch (error) {
    lock?.release()
    throw error
  }
}
