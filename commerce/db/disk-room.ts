import { readdirSync, statfsSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What a transaction and a restart of the database write besides a segment of the log. */
const SLACK_BYTES = 4 * 1024 * 1024
const CHECKPOINT_BYTES = 2 * 1024 * 1024
const MIN_SEGMENT_BYTES = 1024 * 1024
const LOOK_EVERY_MS = 1_000
const PASSING = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']

/**
 * PGlite cannot end when its write-ahead log finds no room for the next segment: it panics, or
 * hangs the process.
 */
export class DiskRoom {
  readonly #bytes: number

  constructor(private readonly folder: string) {
    this.#bytes = SLACK_BYTES + segmentBytes(path.join(folder, 'database', 'pg_wal'))
  }

  isLacking(): boolean {
    return this.#freeBytes() < this.#bytes
  }

  /** A checkpoint on a full disk is a panic, too. */
  allowsCheckpoint(): boolean {
    return this.#freeBytes() > CHECKPOINT_BYTES
  }

  #freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /**
   * Resolves once the disk takes what the database writes when it is opened.
   * @returns false if it was canceled meanwhile
   * @throws Error for a folder that this process may not write to
   */
  async wait(signal?: AbortSignal): Promise<boolean> {
    let isReported = false
    while (!signal?.aborted) {
      const problem = await this.#findProblem()
      if (problem === undefined) return true
      if (!isReported) console.error(`The database waits for room in ${this.folder}: ${problem}`)
      isReported = true
      await wait(LOOK_EVERY_MS)
    }
    return false
  }

  async #findProblem(): Promise<string | undefined> {
    const file = path.join(this.folder, `database.room.${process.pid}`)
    try {
      await writeFile(file, Buffer.alloc(this.#bytes))
      return undefined
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!PASSING.includes(code)) throw error
      return String(error)
    } finally {
      await rm(file, { force: true }).catch(() => undefined)
    }
  }
}

/** Every segment has the size that the database was created with. */
function segmentBytes(folder: string): number {
  try {
    const segment = readdirSync(folder).find((name) => /^[\dA-F]{24}$/.test(name))
    return segment ? statSync(path.join(folder, segment)).size : MIN_SEGMENT_BYTES
  } catch {
    return MIN_SEGMENT_BYTES
  }
}
