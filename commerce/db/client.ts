import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, type Transaction, type LogEvent } from 'kysely'
import { COLUMN_PARSERS } from './column-parsers'
import { DiskRoom } from './disk-room'
import { EmbeddedDatabase } from './embedded-database'
import { embeddedDatabases, finishExchange } from './exchange-database'
import type { Listen } from './listen'
import { listenToPostgres } from './listen-postgres'
import { lockDatabase } from './lock'
import { createPgliteDialect } from './pglite-dialect'
import { createPostgresDialect } from './postgres-dialect'
import { createPool } from './postgres-pool'
import { SERVER_LIMITS, type ServerLimits } from '../engine-settings'
import { Replicas } from './replicas'
import type { Schema } from './schema'
import { replicasOf, settleBeforeNotices } from './settle'
import { unlimitedSessions } from './unlimited-sessions'
import { isInTrace, recordSpan } from '../../telemetry/spans'
import { queriesFailed, queryDuration, showConnections } from '../metrics/engine-metrics'

/** No other process uses this database, so only the process's own changes are reported. */
function listenToPglite(database: EmbeddedDatabase, db: Kysely<Schema>): Listen {
  return (channel, { onNotice, onLive, onLost }) => {
    let isStopped = false
    let listening: Promise<{ pglite: PGlite; unlisten: () => Promise<void> } | undefined>
    const listen = () => {
      // uses the connection exclusively: a LISTEN inside another transaction would be undone by its
      // rollback
      listening = db
        .connection()
        .execute(async () => {
          const pglite = database.current
          const unlisten = await pglite.listen(channel, (payload) => {
            if (!isStopped) onNotice(payload)
          })
          return { pglite, unlisten: () => unlisten() }
        })
        // the database was closed meanwhile
        .catch(() => undefined)
      void listening.then((live) => {
        if (live && !isStopped) onLive()
      })
    }
    const unwatch = database.watch(onLost, listen)
    listen()
    return async () => {
      isStopped = true
      unwatch()
      const live = await listening
      if (!live || live.pglite.closed || !database.isCurrent(live.pglite)) return
      await db.connection().execute(live.unlisten)
    }
  }
}

const OPERATIONS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']
/** Matches the table's name, but not the column of `extract(epoch from …)`. */
const TABLE = /(?<!extract\(\w+ )\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i

/**
 * Measures a query of kysely. Neither the statement nor an error's message is recorded, because
 * both may contain values.
 */
function observeQuery(event: LogEvent): void {
  const { sql } = event.query
  const operation = operationOf(sql)
  const error = event.level === 'error' ? event.error : undefined
  queryDuration.observe({ operation }, event.queryDurationMillis / 1000)
  if (error !== undefined) queriesFailed.inc({ operation })
  if (!isInTrace()) return
  const [, table] = TABLE.exec(sql) ?? []
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  }
  const name = table === undefined ? operation : `${operation} ${table}`
  recordSpan(name, attributes, { durationMs: event.queryDurationMillis, error })
}

function operationOf(sql: string): string {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(sql) ?? []
  const operation = word.toLowerCase() === 'with' ? 'select' : word.toLowerCase()
  return OPERATIONS.includes(operation) ? operation : 'other'
}

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
  /** PostgreSQL itself, if `databaseUrl` is a pooler: notifications need a session of their own. */
  databaseDirectUrl?: string
  /** Replicas, which answer what may be a moment old. */
  databaseReplicaUrls?: readonly string[]
  replicaMaxLagMs?: number
  databaseLimits?: ServerLimits
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
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options)
}

const UNLIMITED: ServerLimits = { connections: 1, statementTimeoutMs: 0, lockTimeoutMs: 0 }

async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { databaseDirectUrl = url, databaseReplicaUrls: urls = [] } = options
  const { databaseLimits: limits = SERVER_LIMITS, replicaMaxLagMs: maxLagMs = 2_000 } = options
  const replicas =
    urls.length > 0
      ? new Replicas({ primaryUrl: databaseDirectUrl, urls, limits, maxLagMs })
      : undefined
  const pool = createPool(url, limits)
  showConnections(() => ({
    max: pool.options.max,
    used: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }))
  const dialect = createPostgresDialect(pool, replicas)
  const db = new Kysely<Schema>({ dialect, log: observeQuery })
  unlimitedSessions.set(db, () => {
    const session = createPool(databaseDirectUrl, UNLIMITED)
    return new Kysely<Schema>({ dialect: createPostgresDialect(session) })
  })
  if (replicas) replicasOf.set(db, replicas)
  const listen = listenToPostgres(databaseDirectUrl)
  return {
    db,
    dialect: 'postgres',
    listen: replicas ? settleBeforeNotices(listen, replicas) : listen,
    close: () => db.destroy(),
  }
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
