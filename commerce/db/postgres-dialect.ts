import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { showConnections } from '../metrics/engine-metrics'
import { Pool, types, type PoolClient } from 'pg'
import { COLUMN_PARSERS } from './column-parsers'
import { DatabaseAwayError, reach } from './database-away'

const CONNECTIONS = 10
/** The longest wait for a connection, ms: then the caller gets an error. */
const CONNECT_WITHIN_MS = 5_000
/** A server that hangs answers no more; no statement of an import or a migration takes so long. */
const ANSWER_WITHIN_MS = 120_000

// int8[] read as int4[], numeric[] as float8[]
const ARRAY_READ_AS: Readonly<Record<number, number>> = { 1016: 1007, 1231: 1022 }
const CHANGING = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = COLUMN_PARSERS[oid]
  return (
    own ?? types.getTypeParser(ARRAY_READ_AS[oid] ?? oid, format === 'binary' ? 'text' : format)
  )
}

function createPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection that the server ends must not end the process. The pool listens only while a
  // connection is idle; one in use fails with its query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

class PostgresConnection implements DatabaseConnection {
  #isBroken = false

  constructor(private readonly client: PoolClient) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // behind a statement that was given up, the next one would wait as long
    if (this.#isBroken) throw new DatabaseAwayError('The connection to the database broke off.')
    try {
      const { command, rowCount, rows } = await reach(() => this.client.query(sql, [...parameters]))
      const isChange = CHANGING.includes(command) && rowCount !== null
      return { rows, numAffectedRows: isChange ? BigInt(rowCount) : undefined }
    } catch (error) {
      this.#isBroken = error instanceof DatabaseAwayError
      throw error
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed from the database.')
  }

  /** Gives it back to the pool, which ends it when it broke. */
  release(): void {
    this.client.release(this.#isBroken)
  }
}

class PostgresDriver implements Driver {
  constructor(private readonly pool: Pool) {}

  async init(): Promise<void> {
    const { pool } = this
    showConnections(() => ({
      max: CONNECTIONS,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }))
  }

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await reach(() => this.pool.connect()))
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.pool.end()
  }
}

/** kysely over PostgreSQL 15 or newer, through a pool that outlives restarts of the server. */
export function createPostgresDialect(connectionString: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(createPool(connectionString)),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  }
}
