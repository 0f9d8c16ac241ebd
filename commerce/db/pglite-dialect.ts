import type { PGlite, Results } from '@electric-sql/pglite'
import PQueue from 'p-queue'
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
import { DatabaseAwayError, reach } from './database-away'
import type { EmbeddedDatabase } from './embedded-database'

const MAX_WAIT_MS = 30_000

/** Grants the single connection to one user at a time, in the order of their requests. */
class Turnstile {
  readonly #queue = new PQueue({ concurrency: 1 })
  #leave = () => {}

  get figures() {
    return { max: 1, used: this.#queue.pending, waiting: this.#queue.size }
  }

  enter(): Promise<void> {
    return new Promise((resolve, reject) => {
      const wait = new AbortController()
      const timer = setTimeout(() => wait.abort(waitedTooLong()), MAX_WAIT_MS)
      const use = () => {
        clearTimeout(timer)
        resolve()
        return new Promise<void>((leave) => (this.#leave = leave))
      }
      this.#queue.add(use, { signal: wait.signal }).catch(reject)
    })
  }

  leave(): void {
    this.#leave()
  }
}

const waitedTooLong = () =>
  new DatabaseAwayError(
    `Waited ${MAX_WAIT_MS / 1000} s for the database: was \`db\` used inside a transaction instead of \`trx\`?`,
  )

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite

  constructor(private readonly database: EmbeddedDatabase) {
    this.#pglite = database.current
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // also the later statements of a transaction that a panic has ended
    if (!this.database.isCurrent(this.#pglite)) throw new DatabaseAwayError('The database ended.')
    const result = await reach(async () => {
      await this.database.checkRoom(this.#pglite, query.sql)
      return this.run<R>(query)
    }).catch((error: unknown) => {
      this.database.noteError(this.#pglite, error)
      throw error
    })
    return {
      rows: result?.rows ?? [],
      numAffectedRows: result?.affectedRows === undefined ? undefined : BigInt(result.affectedRows),
    }
  }

  // Without parameters, the simple protocol is used, as in `pg`, because it accepts several
  // statements.
  private async run<R>(query: CompiledQuery): Promise<Results<R> | undefined> {
    if (query.parameters.length > 0) return this.#pglite.query<R>(query.sql, [...query.parameters])
    const results = await this.#pglite.exec(query.sql)
    return results.at(-1) as Results<R> | undefined
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.')
  }
}

class PgliteDriver implements Driver {
  readonly #turnstile = new Turnstile()

  constructor(private readonly database: EmbeddedDatabase) {}

  async init(): Promise<void> {
    showConnections(() => this.#turnstile.figures)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turnstile.enter()
    try {
      return new PgliteConnection(this.database)
    } catch (error) {
      this.#turnstile.leave()
      throw error
    }
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

  async releaseConnection(): Promise<void> {
    this.#turnstile.leave()
  }

  async destroy(): Promise<void> {
    await this.database.close()
  }
}

export function createPgliteDialect(database: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  }
}
