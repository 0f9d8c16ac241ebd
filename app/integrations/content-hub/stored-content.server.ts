import { createHash } from 'node:crypto'
import path from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { FileStore } from '@/lib/file-store.server'
import { logWarning } from '@/lib/log'
import { isManagedRuntime, serverConfig } from '@/site/server-config.server'
import type { Scheduled } from '@/lib/scheduled'

/** Increase it when content is stored in another form: older copies are then not read. */
const FORMAT = 1
const MAX_BYTES = 64 * 1024 * 1024
const MAX_KNOWN = 2_000
const MAX_WAITING = 200
/** Also unchanged content is written this often, because the oldest files are removed first. */
const REWRITTEN_AFTER_MS = millisecondsInHour

const Copy = z.object({
  format: z.literal(FORMAT),
  name: z.string(),
  value: z.unknown(),
  nextChange: z.number().optional(),
})

/** A content item, as it was kept. */
export const ContentItemCopy = z.looseObject({ contentType: z.string() })

interface KeptCopiesOptions<Value> {
  /** Distinguishes these copies from others in the same folder. */
  name: string
  schema: z.ZodType<Value>
  /** By default the folder of this deployment; absent means that nothing is kept. */
  store?: () => FileStore | undefined
}

let contentStore: FileStore | undefined

/** In development nothing is kept, because there the hub is the thing that is worked on. */
function findContentStore(): FileStore | undefined {
  if (!isManagedRuntime()) return undefined
  return (contentStore ??= new FileStore(path.join(serverConfig().dataDir, 'content'), MAX_BYTES))
}

/**
 * The last good content on disk, by hub and key, for a process that starts while the hub is away. A
 * disk that is full or read-only is tolerated: the older copy stays, or there is none.
 */
export class StoredContent<Value> {
  readonly #options: KeptCopiesOptions<Value>
  /** Digests of what this process wrote. */
  readonly #written = new LRUCache<string, string>({ max: MAX_KNOWN, ttl: REWRITTEN_AFTER_MS })
  /** Name → the latest copy to write; undefined if it is to be removed. */
  readonly #waiting = new Map<string, Buffer | undefined>()
  #isWriting = false
  #isFailing = false

  constructor(options: KeptCopiesOptions<Value>) {
    this.#options = options
  }

  /** @returns undefined if there is no copy, or none that this release can read */
  async read(key: string): Promise<Scheduled<Value> | undefined> {
    const name = this.#nameOf(key)
    const copy = Copy.safeParse(toJson(await this.#store()?.read(name)))
    if (!copy.success || copy.data.name !== name) return undefined
    const value = this.#options.schema.safeParse(copy.data.value)
    return value.success ? { value: value.data, nextChange: copy.data.nextChange } : undefined
  }

  /** Writes a copy, if it is another one than before. */
  keep(key: string, { value, nextChange }: Scheduled<Value>): void {
    const store = this.#store()
    if (!store) return
    const name = this.#nameOf(key)
    const bytes = Buffer.from(JSON.stringify({ format: FORMAT, name, value, nextChange }))
    const digest = createHash('sha256').update(bytes).digest('base64')
    if (this.#written.get(name) === digest) return
    this.#written.set(name, digest)
    this.#enqueue(store, name, bytes)
  }

  /** Removes a copy whose content the hub no longer has. */
  forget(key: string): void {
    const store = this.#store()
    if (!store) return
    const name = this.#nameOf(key)
    this.#written.delete(name)
    this.#enqueue(store, name, undefined)
  }

  #enqueue(store: FileStore, name: string, bytes: Buffer | undefined): void {
    // a disk that hangs must not fill the memory: the copy is written when the content is read next
    if (this.#waiting.size >= MAX_WAITING && !this.#waiting.has(name)) this.#written.delete(name)
    else this.#waiting.set(name, bytes)
    if (!this.#isWriting) void this.#write(store)
  }

  /** Writes one copy after the other: two of one name must not overtake each other. */
  async #write(store: FileStore): Promise<void> {
    this.#isWriting = true
    for (const [name, bytes] of this.#waiting) {
      this.#waiting.delete(name)
      try {
        await (bytes ? store.write(name, bytes) : store.remove(name))
        this.#isFailing = false
      } catch (error) {
        this.#written.delete(name)
        this.#warnOnce(error)
      }
    }
    this.#isWriting = false
  }

  #store(): FileStore | undefined {
    return (this.#options.store ?? findContentStore)()
  }

  #nameOf(key: string): string {
    return `${serverConfig().contentHub.origin} ${this.#options.name} ${key}`
  }

  #warnOnce(error: unknown): void {
    if (this.#isFailing) return
    this.#isFailing = true
    logWarning('The last good content cannot be kept on disk', { error })
  }
}

function toJson(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
