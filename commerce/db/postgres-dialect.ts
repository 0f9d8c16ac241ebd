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
/** The longest wait for a connection, in ms; after that, the caller gets an error. */
const CONNECT_WITHIN_MS = 5_000
/**
 * The time-out of a query, for a server that hangs; statements of imports and migrations take less.
 */
const ANSWER_WITHIN_MS = 120_000

// parses int8[] as int4[], and numeric[] as float8[]
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
  // An error of a connection that the server closes must not end the process. The pool listens for
  // errors only while a connection is idle; on a connection in use, the query fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // compiling the statements of an import takes up to 100 times as long as running them; a pooler
    // would refuse the setting as an option of the connection
    client.query('set jit = off').catch(() => undefined)
  })
  return pool
}

class PostgresConnection implements DatabaseConnection {
  #isBroken = false

  constructor(private readonly client: PoolClient) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // the next statement would wait just as long behind one that timed out
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

  /** Returns the connection to the pool, which closes it if it is broken. */
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

/**
 * A kysely dialect for PostgreSQL 15 or newer, with a pool that survives restarts of the server.
 */
export function createPostgresDialect(connectionString: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(createPool(connectionString)),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  }
}
