import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { millisecondsInHour } from 'date-fns/constants'
import { ARCHIVE_UPLOAD_LIMITS } from '../../../contracts/import'
import { badRequest, conflict, Problem } from '../../http/problem'
import { openArchive } from '../files/open-archive'

const MEGA = 1_000_000
/** Time limit of an upload that advances; one that stalls is ended by the server. */
const MAX_UPLOAD_MS = 2 * millisecondsInHour
const PART = '.part'

export const ARCHIVE_LIMITS = {
  entries: ARCHIVE_UPLOAD_LIMITS.entries,
  bytes: ARCHIVE_UPLOAD_LIMITS.unpackedBytes,
  fileBytes: ARCHIVE_UPLOAD_LIMITS.unpackedFileBytes,
}

/** Stores the uploaded files in a separate folder, under generated names. */
export class ImportFiles {
  #isReceiving = false

  constructor(private readonly folder: string) {}

  pathOf(key: string): string {
    return path.join(this.folder, `${key}.zip`)
  }

  has(key: string): boolean {
    return existsSync(this.pathOf(key))
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = path.join(this.folder, 'check')
    const remove = () => rm(folder, { recursive: true, force: true })
    await remove()
    try {
      await mkdir(folder, { recursive: true })
      return await use(folder)
    } finally {
      await remove()
    }
  }

  /**
   * @throws Problem 413 if it is too large, 400 if it is not an archive, 409 while another one is
   * being uploaded.
   */
  async receive(body: Readable, fileName: string): Promise<{ key: string; bytes: number }> {
    if (this.#isReceiving) {
      throw conflict('Another archive is being uploaded. Try again when that is complete.')
    }
    this.#isReceiving = true
    try {
      return await this.#receive(body, fileName)
    } finally {
      this.#isReceiving = false
    }
  }

  async #receive(body: Readable, fileName: string) {
    await mkdir(this.folder, { recursive: true })
    await this.#removeOldParts()
    const key = randomUUID()
    const part = `${this.pathOf(key)}${PART}`
    try {
      const counter = new ByteCounter()
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600 })
      const signal = AbortSignal.timeout(MAX_UPLOAD_MS)
      await pipeline(body, counter, target, { signal })
      await checkZip(part, fileName)
      await rename(part, this.pathOf(key))
      return { key, bytes: counter.bytes }
    } catch (error) {
      await rm(part, { force: true })
      throw isCutOff(error) ? badRequest('The upload was interrupted or took too long.') : error
    }
  }

  /** Removes incomplete files of an engine that stopped during an upload. */
  async #removeOldParts(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!name.endsWith(PART)) continue
      const file = path.join(this.folder, name)
      const { mtimeMs } = await stat(file)
      if (mtimeMs < Date.now() - millisecondsInHour) await rm(file, { force: true })
    }
  }
}

/** Counts the bytes of a stream, and fails if there are too many. */
class ByteCounter extends Transform {
  bytes = 0

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.bytes += chunk.byteLength
    if (this.bytes > ARCHIVE_UPLOAD_LIMITS.bytes) {
      done(archiveTooLarge())
      return
    }
    this.push(chunk)
    done()
  }
}

/** 413 */
export function archiveTooLarge(): Problem {
  const detail = `Too large: an archive may have ${ARCHIVE_UPLOAD_LIMITS.bytes / MEGA} MB.`
  return new Problem(413, 'too-large', 'Payload Too Large', detail)
}

/** Reads the archive's list of files, without unpacking it. */
async function checkZip(file: string, fileName: string): Promise<void> {
  try {
    const source = await openArchive(file, ARCHIVE_LIMITS)
    source.close()
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(file, fileName) : ''
    throw badRequest(`This archive cannot be read. ${reason}`)
  }
}

const isCutOff = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR'].includes(String(error.code))
