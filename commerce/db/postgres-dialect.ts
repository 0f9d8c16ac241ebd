import type { CompiledQuery, Dialect, QueryResult, TransactionSettings } from 'kysely'
import type { Pool } from 'pg'
import { PostgresConnection } from './postgres-connection'
import { mayBeOld } from './read-age'
import type { Replicas } from './replicas'
import { SqlConnection, SqlDriver, toDialect } from './sql-driver'

/** What may be a moment old is read from a replica, everything else on the primary. */
class ReadingConnection extends SqlConnection {
  #own: PostgresConnection | undefined

  constructor(
    private readonly pool: Pool,
    private readonly replicas: Replicas,
  ) {
    super()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const read = this.#own ? undefined : await this.replicas.read<R>(query)
    if (read) return read
    this.#own ??= await PostgresConnection.open(this.pool)
    return this.#own.executeQuery<R>(query)
  }

  /** Sees one moment of a replica, if one may be used. */
  async keepReplica(): Promise<void> {
    this.#own ??= await this.replicas.connect()
  }

  release(): void {
    this.#own?.release()
  }
}

class PostgresDriver extends SqlDriver<PostgresConnection | ReadingConnection> {
  constructor(
    private readonly pool: Pool,
    private readonly replicas: Replicas | undefined,
  ) {
    super()
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection | ReadingConnection> {
    if (this.replicas && mayBeOld()) return new ReadingConnection(this.pool, this.replicas)
    return PostgresConnection.open(this.pool)
  }

  override async beginTransaction(
    connection: PostgresConnection | ReadingConnection,
    settings: TransactionSettings,
  ) {
    const isSnapshot =
      settings.accessMode === 'read only' && settings.isolationLevel === 'repeatable read'
    if (isSnapshot && connection instanceof ReadingConnection) await connection.keepReplica()
    await super.beginTransaction(connection, settings)
  }

  async destroy(): Promise<void> {
    await Promise.all([this.pool.end(), this.replicas?.close()])
  }
}

/**
 * A kysely dialect for PostgreSQL 15 or newer, with a pool that survives restarts of the server.
 */
export function createPostgresDialect(pool: Pool, replicas?: Replicas): Dialect {
  return toDialect(() => new PostgresDriver(pool, replicas))
}
