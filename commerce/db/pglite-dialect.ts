import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite, Results } from '@electric-sql/pglite'
import PQueue from 'p-queue'
import type { CompiledQuery, Dialect, QueryResult, TransactionSettings } from 'kysely'
import { showConnections } from '../metrics/engine-metrics'
import { DatabaseAwayError, reach } from './database-away'
import { SqlConnection, SqlDriver, toDialect } from './sql-driver'
import type { EmbeddedDatabase } from './embedded-database'
import { EventLoopTurns } from './event-loop-turns'

const MAX_WAIT_MS = 30_000
const READ_ONLY_TRANSACTION = '25006'

/** Grants the single connection to one user at a time, in the order of their requests. */
class Turnstile {
  readonly #queue = new PQueue({ concurrency: 1 })

  get figures() {
    return { max: 1, used: this.#queue.pending, waiting: this.#queue.size }
  }

  /** @returns a function by which the user leaves */
  enter(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(waitedTooLong()), MAX_WAIT_MS)
      const use = () => {
        clearTimeout(timer)
        return new Promise<void>((leave) => resolve(leave))
      }
      this.#queue.add(use, { signal: limit.signal }).catch(reject)
    })
  }
}

const waitedTooLong = () =>
  new DatabaseAwayError(
    `Waited ${MAX_WAIT_MS / 1000} s for the database: was \`db\` used inside a transaction instead of \`trx\`?`,
  )

/** A database that is frozen for long fails what wants to write, instead of letting it pile up. */
async function inTime(writable: Promise<void>): Promise<void> {
  const timer = new AbortController()
  const timeout = wait(MAX_WAIT_MS, undefined, { signal: timer.signal }).then(() => {
    throw new DatabaseAwayError('The database takes no changes while an archive is imported.')
  })
  await Promise.race([writable, timeout]).finally(() => timer.abort())
}

/** Returns whether a statement wanted to write while the database may only be read. */
function isRefusedToWrite({ cause }: DatabaseAwayError): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === READ_ONLY_TRANSACTION
}

class PgliteConnection extends SqlConnection {
  #pglite: PGlite

  private constructor(
    private readonly database: EmbeddedDatabase,
    private readonly turnstile: Turnstile,
    private readonly turns: EventLoopTurns,
    private leave: () => void,
  ) {
    super()
    this.#pglite = database.current
  }

  static async acquire(database: EmbeddedDatabase, turnstile: Turnstile, turns: EventLoopTurns) {
    const leave = await turnstile.enter()
    try {
      return new PgliteConnection(database, turnstile, turns, leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  release(): void {
    this.leave()
  }

  /** Others use the database meanwhile. */
  async waitUntilWritable(): Promise<void> {
    const { untilWritable } = this.database
    if (!untilWritable) return
    this.leave()
    await inTime(untilWritable)
    this.leave = await this.turnstile.enter()
    this.#pglite = this.database.current
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.execute<R>(query)
    } catch (error) {
      const isFrozen = this.database.untilWritable && error instanceof DatabaseAwayError
      if (!isFrozen || !isRefusedToWrite(error)) throw error
      await this.waitUntilWritable()
      return this.executeQuery<R>(query)
    }
  }

  private async execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // also the later statements of a transaction that a panic has ended
    if (!this.database.isCurrent(this.#pglite)) throw new DatabaseAwayError('The database ended.')
    this.turns.begin()
    const result = await reach(async () => {
      await this.database.checkRoom(this.#pglite, query.sql)
      return this.run<R>(query)
    }).catch((error: unknown) => {
      this.database.noteError(this.#pglite, error)
      throw error
    })
    await this.turns.share()
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
}

class PgliteDriver extends SqlDriver<PgliteConnection> {
  readonly #turnstile = new Turnstile()
  readonly #turns = new EventLoopTurns()

  constructor(private readonly database: EmbeddedDatabase) {
    super()
  }

  async init(): Promise<void> {
    showConnections(() => this.#turnstile.figures)
  }

  acquireConnection(): Promise<PgliteConnection> {
    return PgliteConnection.acquire(this.database, this.#turnstile, this.#turns)
  }

  override async beginTransaction(connection: PgliteConnection, settings: TransactionSettings) {
    if (settings.accessMode !== 'read only') await connection.waitUntilWritable()
    await super.beginTransaction(connection, settings)
  }

  async destroy(): Promise<void> {
    await this.database.close()
  }
}

export function createPgliteDialect(database: EmbeddedDatabase): Dialect {
  return toDialect(() => new PgliteDriver(database))
}
