import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, QueryResult } from 'kysely'
import { oldReads, showReplicas } from '../metrics/engine-metrics'
import { DatabaseAwayError } from './database-away'
import { mayWrite } from './embedded-database'
import type { PostgresConnection } from './postgres-connection'
import type { ServerLimits } from '../engine-settings'
import { PositionReader, Replica } from './replica'

export interface ReplicaOptions {
  primaryUrl: string
  urls: readonly string[]
  limits: ServerLimits
  /** A replica that lacks older changes is left out. */
  maxLagMs: number
}

/** How old an answer is at most that may be a moment old: a look may be that long ago. */
export const LOOK_EVERY_MS = 1_000
/** A replica that follows has received what the primary had so long ago. */
const TRANSFER_MS = 50
const SOON_MS = 10

interface Sample {
  position: number
  at: number
}

/** The replicas of a primary, and which of them may answer. */
export class Replicas {
  readonly #replicas: Replica[]
  readonly #primary: PositionReader
  readonly #closing = new AbortController()
  #samples: Sample[] = []
  #isPrimaryAway = false
  /** What a replica must have, because its absence would be noticed. */
  #floor = 0
  #changes = 0
  #settling: Promise<boolean> | undefined
  #next = 0

  constructor(private readonly options: ReplicaOptions) {
    this.#replicas = options.urls.map((url) => new Replica(url, options.limits))
    this.#primary = new PositionReader(options.primaryUrl, 'primary')
    showReplicas(() =>
      this.#replicas.map((replica) => ({
        name: replica.name,
        lagMs: replica.lagMs,
        isUsed: this.#isUsable(replica),
      })),
    )
    void this.#watch()
  }

  /**
   * Answers a statement that only reads; undefined if the primary has to, also because a replica
   * has failed meanwhile.
   */
  async read<R>(query: CompiledQuery): Promise<QueryResult<R> | undefined> {
    if (!/^\s*(?:select|with)\b/i.test(query.sql) || mayWrite(query.sql)) return undefined
    let connection: PostgresConnection | undefined
    const replica = this.#choose()
    try {
      connection = await replica?.connect()
      return await connection?.executeQuery<R>(query)
    } catch (error) {
      if (error instanceof DatabaseAwayError) replica?.leaveOut()
      return undefined
    } finally {
      connection?.release()
    }
  }

  /** @returns undefined if none may be used */
  async connect(): Promise<PostgresConnection | undefined> {
    const replica = this.#choose()
    return replica?.connect().catch(() => {
      replica.leaveOut()
      return undefined
    })
  }

  /**
   * From now on no replica answers that lacks what is committed now: what had been read before is
   * forgotten, and must not be read again as it was.
   * @returns whether that is known; otherwise the primary does not answer
   */
  settle(): Promise<boolean> {
    this.#changes += 1
    this.#settling ??= this.#raiseFloor().finally(() => (this.#settling = undefined))
    return this.#settling
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([this.#primary, ...this.#replicas].map((server) => server.close()))
  }

  #choose(): Replica | undefined {
    const usable = this.#replicas.filter((replica) => this.#isUsable(replica))
    this.#next = (this.#next + 1) % Math.max(usable.length, 1)
    const chosen = usable[this.#next]
    oldReads.inc({ server: chosen ? 'replica' : 'primary' })
    return chosen
  }

  #isUsable({ position, lagMs }: Replica): boolean {
    // what lacks an announced change would fill the caches that have just forgotten it
    if (position === undefined || position < this.#floor) return false
    // an old answer is better than none
    return this.#isPrimaryAway || (!this.#settling && lagMs <= this.options.maxLagMs)
  }

  async #raiseFloor(): Promise<boolean> {
    for (let settled = -1; settled !== this.#changes;) {
      settled = this.#changes
      if (!(await this.#lookAtPrimary())) return false
      this.#floor = this.#samples.at(-1)?.position ?? 0
    }
    void this.#catchUp()
    return true
  }

  async #catchUp(): Promise<void> {
    const behind = () => this.#replicas.filter(({ position = Infinity }) => position < this.#floor)
    for (let pause = SOON_MS; behind().length > 0 && pause < LOOK_EVERY_MS; pause *= 2) {
      await Promise.all(behind().map((replica) => this.#lookAt(replica)))
      if (behind().length > 0) await wait(pause, undefined, { ref: false })
    }
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#lookAtPrimary()
      await wait(TRANSFER_MS, undefined, { ref: false })
      await Promise.all(this.#replicas.map((replica) => this.#lookAt(replica)))
      await wait(LOOK_EVERY_MS - TRANSFER_MS, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  async #lookAtPrimary(): Promise<boolean> {
    const at = performance.now()
    try {
      const position = await this.#primary.read()
      // another primary may not have what the one before it had
      const isOther = position < (this.#samples.at(-1)?.position ?? 0)
      if (isOther || this.#isPrimaryAway) this.#floor = position
      this.#samples = [...(isOther ? [] : this.#samples), { position, at }]
      this.#isPrimaryAway = false
    } catch {
      this.#isPrimaryAway = true
    }
    return !this.#isPrimaryAway
  }

  async #lookAt(replica: Replica): Promise<void> {
    await replica.look()
    const { position } = replica
    if (position === undefined) return
    const known = this.#samples.filter((sample) => sample.position <= position).at(-1)
    const isCurrent = known !== undefined && known === this.#samples.at(-1)
    replica.lagMs = isCurrent ? 0 : performance.now() - (known?.at ?? -Infinity)
    const oldest = performance.now() - 2 * this.options.maxLagMs - LOOK_EVERY_MS
    this.#samples = this.#samples.filter(
      (sample, index, { length }) => sample.at > oldest || index === length - 1,
    )
  }
}
