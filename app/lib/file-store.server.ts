import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface StoredFile {
  file: string
  bytes: number
  usedAt: number
}

/**
 * Files by key in a folder that several processes may share. A file is written under a temporary
 * name first, so that a reader never gets half of it. When the folder exceeds its limit, the least
 * recently used files are removed.
 */
export class FileStore {
  readonly #dir: string
  readonly #maxBytes: number
  #bytes: number | undefined
  #trimming: Promise<void> | undefined

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir
    this.#maxBytes = maxBytes
  }

  /** The content of a key, or undefined. */
  async read(key: string): Promise<Buffer | undefined> {
    const file = this.#fileOf(key)
    const found = await readFile(file).catch(() => undefined)
    const now = new Date()
    if (found) utimes(file, now, now).catch(() => {})
    return found
  }

  async write(key: string, content: Buffer): Promise<void> {
    const file = this.#fileOf(key)
    await mkdir(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${randomUUID()}.tmp`
    try {
      await writeFile(unfinished, content)
      await rename(unfinished, file)
    } catch (error) {
      // on a full disk the part that was written would remain
      await rm(unfinished, { force: true }).catch(() => undefined)
      throw error
    }
    await this.#grow(content.length)
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true })
  }

  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(this.#dir, name.slice(0, 2), name)
  }

  async #grow(bytes: number): Promise<void> {
    this.#bytes = this.#bytes === undefined ? totalOf(await this.#list()) : this.#bytes + bytes
    if (this.#bytes <= this.#maxBytes) return
    this.#trimming ??= this.#trim().finally(() => (this.#trimming = undefined))
    await this.#trimming
  }

  async #trim(): Promise<void> {
    const files = (await this.#list()).sort((a, b) => a.usedAt - b.usedAt)
    let bytes = totalOf(files)
    for (const { file, bytes: size } of files) {
      // trims below the limit, so that the next file does not trim again
      if (bytes <= this.#maxBytes * 0.9) break
      await rm(file, { force: true })
      bytes -= size
    }
    this.#bytes = bytes
  }

  async #list(): Promise<StoredFile[]> {
    const names = await readdir(this.#dir, { recursive: true }).catch(() => [])
    const found = names.map(async (name) => {
      const file = path.join(this.#dir, name)
      const stats = await stat(file).catch(() => undefined)
      return stats?.isFile() ? [{ file, bytes: stats.size, usedAt: stats.mtimeMs }] : []
    })
    return (await Promise.all(found)).flat()
  }
}

function totalOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
