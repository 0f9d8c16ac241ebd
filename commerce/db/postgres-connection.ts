import type { CompiledQuery, QueryResult } from 'kysely'
import { Client, type Pool, type PoolClient } from 'pg'
import { DatabaseAwayError, reach } from './database-away'
import { SqlConnection } from './sql-driver'

const CHANGING = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

export class PostgresConnection extends SqlConnection {
  #isBroken = false
  readonly #cut = () => {
    if (this.client instanceof Client) void this.client.end().catch(() => undefined)
  }

  private constructor(
    private readonly client: PoolClient,
    private readonly gone?: AbortSignal,
  ) {
    super()
    gone?.addEventListener('abort', this.#cut)
  }

  /** @param gone cuts the connection, so that its statement need not wait for a time-out */
  static async open(pool: Pool, gone?: AbortSignal): Promise<PostgresConnection> {
    return new PostgresConnection(await reach(() => pool.connect()), gone)
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
    this.gone?.removeEventListener('abort', this.#cut)
    this.client.release(this.#isBroken || this.gone?.aborted)
  }
}
