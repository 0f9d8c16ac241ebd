import type { CompiledQuery, Dialect, QueryResult } from 'kysely'
import { showConnections } from '../metrics/engine-metrics'
import { Pool, types, type PoolClient } from 'pg'
import { COLUMN_PARSERS } from './column-parsers'
import { DatabaseAwayError, reach } from './database-away'
import { SqlConnection, SqlDriver, toDialect } from './sql-driver'

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

class PostgresConnection extends SqlConnection {
  #isBroken = false

  constructor(private readonly client: PoolClient) {
    super()
  }

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

  /** Returns the connection to the pool, which closes it if it is broken. */
  release(): void {
    this.client.release(this.#isBroken)
  }
}

class PostgresDriver extends SqlDriver<PostgresConnection> {
  constructor(private readonly pool: Pool) {
    super()
  }

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

  async destroy(): Promise<void> {
    await this.pool.end()
  }
}

/**
 * A kysely dialect for PostgreSQL 15 or newer, with a pool that survives restarts of the server.
 */
export function createPostgresDialect(connectionString: string): Dialect {
  return toDialect(() => new PostgresDriver(createPool(connectionString)))
}
