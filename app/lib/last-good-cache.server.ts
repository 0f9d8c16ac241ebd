import { LRUCache } from 'lru-cache'
import { generationOf, type Subject } from './change-generations.server'
import { recordContentChange } from './content-changes.server'
import type { Scheduled } from './scheduled'

/** How long pages with the last value are cached while the service fails. */
const CACHED_WITHOUT_SERVICE_MS = 10_000

interface Entry<Value> extends Scheduled<Value> {
  freshUntil: number
  /**
   * The generation in which the request began: changes announced since then may be missing from the
   * value.
   */
  generation: number
}

/** Keeps the last values for the next process, if the service is away when that starts. */
interface KeptValues<Value> {
  read(key: string): Promise<Scheduled<Value> | undefined>
  keep(key: string, value: Scheduled<Value>): void
  forget(key: string): void
}

export interface LastGoodCacheOptions<Value> {
  /** A change of it, when announced, outdates the values. */
  subject: Subject
  max: number
  cachedForMs: number
  /** If true, the cached value is returned while a new one is requested, except after a change. */
  staleWhileAsking?: boolean
  /** Returns whether a value is worth caching; by default every value is. */
  isCacheable?: (value: Value) => boolean
  kept?: KeptValues<Value>
}

export type Ask<Value> = () => Promise<Scheduled<Value>>

/**
 * Caches data of another service for a short time, and never past their next change, whether
 * scheduled or announced. While the service fails, the last value is returned, however old, and if
 * this process had none yet, the one that another process kept. The moment of the next change is
 * recorded for the current request (`content-changes.server`).
 */
export class LastGoodCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #asking = new Map<string, Promise<Entry<Value>>>()
  readonly #options: LastGoodCacheOptions<Value>

  constructor(options: LastGoodCacheOptions<Value>) {
    this.#entries = new LRUCache({ max: options.max })
    this.#options = options
  }

  async get(key: string, ask: Ask<Value>): Promise<Value> {
    const { value, nextChange } = await this.#read(key, ask)
    recordContentChange(nextChange)
    return value
  }

  async #read(key: string, ask: Ask<Value>): Promise<Entry<Value>> {
    const cached = this.#entries.get(key)
    if (cached && Date.now() < cached.freshUntil && !this.#isOver(cached)) return cached
    if (cached && this.#options.staleWhileAsking && !this.#isOver(cached)) {
      this.#ask(key, ask).catch(() => {})
      return cached
    }
    try {
      const isShared = this.#asking.has(this.#currentKey(key))
      const answer = await this.#ask(key, ask)
      // the shared request may have begun before the change
      return isShared && this.#isOver(answer) ? await this.#ask(key, ask) : answer
    } catch (error) {
      // a page with it is not cached for long
      const last = cached ?? (await this.#readKept(key))
      if (!last) throw error
      return { ...last, nextChange: Date.now() + CACHED_WITHOUT_SERVICE_MS }
    }
  }

  async #readKept(key: string): Promise<Entry<Value> | undefined> {
    const copy = await this.#options.kept?.read(key)
    if (!copy) return undefined
    const entry = { ...copy, freshUntil: 0, generation: this.#generation }
    this.#entries.set(key, entry)
    return entry
  }

  #ask(key: string, ask: Ask<Value>): Promise<Entry<Value>> {
    const current = this.#currentKey(key)
    const under = this.#asking.get(current)
    if (under) return under
    const asking = this.#askNow(key, ask).finally(() => this.#asking.delete(current))
    this.#asking.set(current, asking)
    return asking
  }

  async #askNow(key: string, ask: Ask<Value>): Promise<Entry<Value>> {
    const generation = this.#generation
    const answer = await ask()
    const { cachedForMs, isCacheable = () => true, kept } = this.#options
    const freshUntil = Math.min(Date.now() + cachedForMs, answer.nextChange ?? Infinity)
    const entry = { ...answer, freshUntil, generation }
    if (isCacheable(answer.value)) {
      this.#entries.set(key, entry)
      kept?.keep(key, answer)
    } else {
      this.#entries.delete(key)
      kept?.forget(key)
    }
    return entry
  }

  get #generation(): number {
    return generationOf(this.#options.subject)
  }

  /** After a change, requests that began before it are not shared. */
  #currentKey(key: string): string {
    return `${this.#generation} ${key}`
  }

  #isOver({ nextChange, generation }: Entry<unknown>): boolean {
    if (generation !== this.#generation) return true
    return nextChange !== undefined && nextChange <= Date.now()
  }
}
