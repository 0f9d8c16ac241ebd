import type { Pool } from 'pg'
import { PostgresConnection } from './postgres-connection'
import { createPool } from './postgres-pool'
import type { ServerLimits } from '../engine-settings'

const ANSWER_WITHIN_MS = 1_000
/** In bytes of the write-ahead log. A replica that has been promoted is none any more. */
const POSITIONS = {
  primary: `select case when not pg_is_in_recovery()
    then pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') end as position`,
  replica: `select case when pg_is_in_recovery()
    then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position`,
}

/** Reads how far a server is, on a connection of its own: the others may all be in use. */
export class PositionReader {
  readonly #pool: Pool

  constructor(
    url: string,
    private readonly role: keyof typeof POSITIONS,
  ) {
    const limits = { connections: 1, statementTimeoutMs: ANSWER_WITHIN_MS, lockTimeoutMs: 0 }
    this.#pool = createPool(url, limits, { connectWithinMs: ANSWER_WITHIN_MS, graceMs: 0 })
  }

  /** @throws Error if the server does not answer, or has another role */
  async read(): Promise<number> {
    const { rows } = await this.#pool.query<{ position: number | null }>(POSITIONS[this.role])
    const position = rows[0]?.position
    if (position == null) throw new Error(`The server is not a ${this.role}.`)
    return position
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

export class Replica {
  readonly #pool: Pool
  readonly #positions: PositionReader
  #gone = new AbortController()
  #position: number | undefined
  /** The age of what its answers lack at most, in ms, when it was looked at last. */
  lagMs = Infinity

  constructor(url: string, limits: ServerLimits) {
    this.#pool = createPool(url, limits, { connectWithinMs: ANSWER_WITHIN_MS, graceMs: 0 })
    this.#positions = new PositionReader(url, 'replica')
    this.name = new URL(url).host
  }

  /** Host and port. */
  readonly name: string

  /** Undefined while it does not answer. It may be further by now. */
  get position(): number | undefined {
    return this.#position
  }

  async look(): Promise<void> {
    try {
      this.#position = await this.#positions.read()
    } catch {
      this.leaveOut()
    }
  }

  /** Until the next look. Statements that it is answering fail at once. */
  leaveOut(): void {
    this.#position = undefined
    this.lagMs = Infinity
    this.#gone.abort()
    this.#gone = new AbortController()
  }

  connect(): Promise<PostgresConnection> {
    return PostgresConnection.open(this.#pool, this.#gone.signal)
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#positions.close()])
  }
}
