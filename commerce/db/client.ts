import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, type Transaction } from 'kysely'
import { COLUMN_PARSERS } from './column-parsers'
import { DiskRoom } from './disk-room'
import { EmbeddedDatabase } from './embedded-database'
import { embeddedDatabases, finishExchange } from './exchange-database'
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

/** Of 1 MB instead of 16, so that a full disk is met late, and little room is enough again. */
const SMALL_SEGMENTS = ['--wal-segsize=1']

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
  if (dataDir) await new DiskRoom(dataDir).wait()
  const lock = dataDir ? lockDatabase(dataDir) : undefined
  const folder = dataDir && path.join(dataDir, 'database')
  const open = async () => {
    if (folder) finishExchange(folder)
    return PGlite.create({
      dataDir: folder ?? 'memory://',
      parsers: { ...COLUMN_PARSERS },
      initDbStartParams: SMALL_SEGMENTS,
      startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB'],
      ...options,
    })
  }
  try {
    const pglite = await open()
    const disk = dataDir && folder ? { folder, room: new DiskRoom(dataDir) } : undefined
    const embedded = new EmbeddedDatabase(pglite, { open, disk })
    const db = new Kysely<Schema>({ dialect: createPgliteDialect(embedded), log: observeQuery })
    embeddedDatabases.set(db, embedded)
    const close = async () => {
      await db.destroy()
      await embedded.close()
      lock?.release()
    }
    return { db, dialect: 'pglite', listen: listenToPglite(embedded, db), close }
  } catch (error) {
    lock?.release()
    throw error
  }
}
