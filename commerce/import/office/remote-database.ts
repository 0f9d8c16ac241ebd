import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import type { DatabaseCall, DatabaseAnswer } from './import-wire'

export type CallDatabase = (call: DatabaseCall) => Promise<DatabaseAnswer>

class RemoteConnection implements DatabaseConnection {
  constructor(
    private readonly call: CallDatabase,
    readonly id: number,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.call({
      what: 'query',
      connection: this.id,
      ...{ sql, parameters: parameters.map(toSent) },
    })
    return { rows: answer.rows as R[], numAffectedRows: answer.affected }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed from the database.')
  }
}

/** Times are sent as text, which every driver understands. */
function toSent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.map(toSent) : value
}

class RemoteDriver implements Driver {
  #connections = 0

  constructor(private readonly call: CallDatabase) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RemoteConnection> {
    this.#connections += 1
    await this.call({ what: 'acquire', connection: this.#connections })
    return new RemoteConnection(this.call, this.#connections)
  }

  async beginTransaction(connection: RemoteConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`))
  }

  async commitTransaction(connection: RemoteConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: RemoteConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection({ id }: RemoteConnection): Promise<void> {
    await this.call({ what: 'release', connection: id })
  }

  async destroy(): Promise<void> {}
}

/**
 * A database whose statements are executed by the engine that started this process: the embedded
 * database can be open in one process only.
 */
export function createRemoteDatabase(call: CallDatabase): Db {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RemoteDriver(call),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    },
  })
}
