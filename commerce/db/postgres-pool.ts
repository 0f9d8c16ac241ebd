import { Pool, types } from 'pg'
import { COLUMN_PARSERS } from './column-parsers'
import type { ServerLimits } from '../engine-settings'

const WAITS = {
  /** The longest wait for a connection; after that, the caller gets an error. */
  connectWithinMs: 5_000,
  /** For a server that hangs, and so does not end a statement in time itself. */
  graceMs: 5_000,
}

// parses int8[] as int4[], and numeric[] as float8[]
const ARRAY_READ_AS: Readonly<Record<number, number>> = { 1016: 1007, 1231: 1022 }

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = COLUMN_PARSERS[oid]
  return (
    own ?? types.getTypeParser(ARRAY_READ_AS[oid] ?? oid, format === 'binary' ? 'text' : format)
  )
}

export function createPool(
  connectionString: string,
  { connections, statementTimeoutMs, lockTimeoutMs }: ServerLimits,
  { connectWithinMs, graceMs } = WAITS,
): Pool {
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: statementTimeoutMs === 0 ? undefined : statementTimeoutMs + graceMs,
    keepAlive: true,
    types: { getTypeParser },
  })
  // An error of a connection that the server closes must not end the process. The pool listens for
  // errors only while a connection is idle; on a connection in use, the query fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // Compiling the statements of an import takes up to 100 times as long as running them. A pooler
    // would refuse settings as options of the connection.
    const settings = `set jit = off; set statement_timeout = ${statementTimeoutMs};
      set lock_timeout = ${lockTimeoutMs}`
    client.query(settings).catch(() => undefined)
  })
  return pool
}
