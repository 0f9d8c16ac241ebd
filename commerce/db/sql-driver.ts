import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

export abstract class SqlConnection implements DatabaseConnection {
  abstract executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>
  abstract release(): void

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed from the database.')
  }
}

/** What a driver of PostgreSQL does alike for the server and for the embedded database. */
export abstract class SqlDriver<Connection extends SqlConnection> implements Driver {
  abstract init(): Promise<void>
  abstract acquireConnection(): Promise<Connection>
  abstract destroy(): Promise<void>

  async beginTransaction(
    connection: Connection,
    { isolationLevel, accessMode }: TransactionSettings,
  ) {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    const access = accessMode ? ` ${accessMode}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}${access}`))
  }

  async commitTransaction(connection: Connection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: Connection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }
}

export const toDialect = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})
