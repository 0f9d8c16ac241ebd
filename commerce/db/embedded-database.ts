import type { PGlite } from '@electric-sql/pglite'
import { DatabaseAwayError } from './database-away'
import type { DiskRoom } from './disk-room'

interface Options {
  open: () => Promise<PGlite>
  /** Absent for a database in memory. */
  disk?: { folder: string; room: DiskRoom }
}

const CHECKPOINT_EVERY_MS = 10_000
const CHANGING =
  /\b(?:insert|update|delete|merge|create|alter|drop|truncate|notify|refresh|reindex|copy)\b/i

/** Whether a statement writes. A word of a text that looks like one matters only on a full disk. */
export const mayWrite = (statement: string): boolean => CHANGING.test(statement)

/** After these the server that runs inside PGlite is gone. */
const DEADLY = ['PANIC', 'FATAL']

const READ_ONLY = 'set default_transaction_read_only = '

interface Freeze {
  over: Promise<void>
  end: () => void
}

/**
 * After a panic, for instance because the disk is full, it must not be called again: PGlite would
 * never return, and the process would hang. It is opened again, like a PostgreSQL server that
 * recovers from a crash, as soon as the disk has room.
 */
export class EmbeddedDatabase {
  #pglite: PGlite | undefined
  #reopening: Promise<void> | undefined
  #checkpointAt = -Infinity
  #freeze: Freeze | undefined
  readonly #closing = new AbortController()
  readonly #onReopened = new Set<(pglite: PGlite) => void>()
  readonly #onLost = new Set<() => void>()

  constructor(
    pglite: PGlite,
    private readonly options: Options,
  ) {
    this.#pglite = pglite
  }

  /** The folder of its files; undefined for a database in memory. */
  get folder(): string | undefined {
    return this.options.disk?.folder
  }

  /** @throws DatabaseAwayError after a panic, until the database is open again */
  get current(): PGlite {
    if (!this.#pglite) throw new DatabaseAwayError('The database is being opened again.')
    return this.#pglite
  }

  isCurrent(pglite: PGlite): boolean {
    return this.#pglite === pglite
  }

  /**
   * Called before each statement. A checkpoint releases segments of the log, which only a restart
   * would do otherwise.
   * @throws DatabaseAwayError for one that writes while the disk is full
   */
  async checkRoom(pglite: PGlite, statement: string): Promise<void> {
    const { room } = this.options.disk ?? {}
    if (!room?.isLacking() || !mayWrite(statement)) return
    const isDue = performance.now() - this.#checkpointAt > CHECKPOINT_EVERY_MS
    if (isDue && room.allowsCheckpoint()) {
      this.#checkpointAt = performance.now()
      await pglite.query('checkpoint')
      if (!room.isLacking()) return
    }
    throw new DatabaseAwayError('The disk of the database is full.')
  }

  /** Called with each error of a statement. */
  noteError(pglite: PGlite, error: unknown): void {
    if (!this.isCurrent(pglite) || !isDeadly(error)) return
    console.error(`The database has ended and will be opened again: ${String(error)}`)
    this.#lose()
    closeFiles(pglite)
    this.#reopening = this.#reopen()
  }

  /** Resolves when statements may write again; undefined while they may. */
  get untilWritable(): Promise<void> | undefined {
    return this.#freeze?.over
  }

  /** From now on statements only read. Must be called by the holder of the connection. */
  async freeze(): Promise<void> {
    await this.current.exec(`${READ_ONLY}on`)
    let end: () => void = () => undefined
    const over = new Promise<void>((resolve) => (end = resolve))
    this.#freeze = { over, end }
  }

  /**
   * Ends a freeze. Must be called by the holder of the connection.
   * @param exchange puts other files in the place of the database's
   */
  async thaw(exchange?: () => Promise<void>): Promise<void> {
    const freeze = this.#freeze
    this.#freeze = undefined
    try {
      if (exchange) await this.#exchange(exchange)
      else await this.#pglite?.exec(`${READ_ONLY}off`)
    } finally {
      freeze?.end()
    }
  }

  /** @returns a function that stops watching */
  watch(onLost: () => void, onReopened: (pglite: PGlite) => void): () => void {
    this.#onLost.add(onLost)
    this.#onReopened.add(onReopened)
    return () => {
      this.#onLost.delete(onLost)
      this.#onReopened.delete(onReopened)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#reopening
    if (this.#pglite && !this.#pglite.closed) await this.#pglite.close()
  }

  async #exchange(exchange: () => Promise<void>): Promise<void> {
    const before = this.#lose()
    try {
      // also after an error its files are no longer used
      await before?.close().catch(() => undefined)
      await exchange()
    } finally {
      this.#reopening = this.#reopen()
      await this.#reopening
    }
  }

  #lose(): PGlite | undefined {
    const lost = this.#pglite
    this.#pglite = undefined
    for (const tell of this.#onLost) tell()
    return lost
  }

  async #reopen(): Promise<void> {
    const { open, disk } = this.options
    for (;;) {
      try {
        if (disk && !(await disk.room.wait(this.#closing.signal))) return
        const opened = await open()
        if (this.#freeze) await opened.exec(`${READ_ONLY}on`)
        this.#pglite = opened
        break
      } catch (error) {
        console.error(`The database could not be opened: ${String(error)}`)
        if (this.#closing.signal.aborted) return
      }
    }
    console.error('The database is open again.')
    for (const tell of this.#onReopened) tell(this.#pglite)
  }
}

function isDeadly(error: unknown): boolean {
  const cause = error instanceof DatabaseAwayError ? error.cause : error
  if (cause instanceof WebAssembly.RuntimeError) return true
  return cause instanceof Error && 'severity' in cause && DEADLY.includes(`${cause.severity}`)
}

/** Deleted files that are still open would keep their room on the disk. */
function closeFiles({ Module: { FS } }: PGlite): void {
  for (const stream of FS.streams) {
    try {
      if (stream) FS.close(stream)
    } catch {
      // it was closed before
    }
  }
}
