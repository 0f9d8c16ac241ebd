import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, type Transaction } from 'kysely'
import { COLUMN_PARSERS } from './column-parsers'
import type { Listen } from './listen'
import { listenToPglite } from './listen-pglite'
import { listenToPostgres } from './listen-postgres'
import { lockDatabase } from './lock'
import { observeQuery } from './observe-query'
import { createPgliteDialect } from './pglite-dialect'
import { createPostgresDialect } from './postgres-dialect'
import type { Schema } from './schema'

export type Db = Kysely<Schema>
/**
 * Inside `db.transaction()`, use only the transaction: the embedded database has a single
 * connection.
 */
export type Trx = Transaction<Schema>

export interface Database {
  db: Db
  dialect: 'pglite' | 'postgres'
  /** Receives the notifications (NOTIFY) of transactions of all processes. */
  listen: Listen
  close(): Promise<void>
}

export interface DatabaseOptions {
  /**
   * Folder of the embedded database (`<dataDir>/database`); if absent, the database is in memory.
   */
  dataDir?: string
  /** PostgreSQL 15 or newer; takes precedence over `dataDir`. */
  databaseUrl?: string
  /**
   * For tests: a dump of a data folder to start from, and parts of PGlite that are already loaded.
   */
  pglite?: Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>
}

/**
 * Opens PostgreSQL (`databaseUrl`) or the embedded PGlite. Both return int8, count and numeric as
 * number, timestamptz as Date, date as text, and jsonb parsed.
 * @throws Error if another running process uses the folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options)
}

async function openPostgres(connectionString: string): Promise<Database> {
  const db = new Kysely<Schema>({
    dialect: createPostgresDialect(connectionString),
    log: observeQuery,
  })
  const listen = listenToPostgres(connectionString)
  return { db, dialect: 'postgres', listen, close: () => db.destroy() }
}

async function openPglite({ dataDir, pglite: options }: DatabaseOptions): Promise<Database> {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const lock = dataDir ? lockDatabase(dataDir) : undefined
  try {
    const pglite = await PGlite.create({
      dataDir: dataDir ? path.join(dataDir, 'database') : 'memory://',
      parsers: { ...COLUMN_PARSERS },
      ...options,
    })
    const db = new Kysely<Schema>({ dialect: createPgliteDialect(pglite), log: observeQuery })
    const close = async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      lock?.release()
    }
    return { db, dialect: 'pglite', listen: listenToPglite(pglite, db), close }
  } catch (error) {
    lock?.release()
    throw error
  }
}
