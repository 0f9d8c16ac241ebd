import { LRUCache } from 'lru-cache'
import { generationOf } from '@/lib/change-generations.server'
import { recordContentChange } from '@/lib/content-changes.server'
import { isStaged } from './content-stage.server'
import type { StoredContent } from './stored-content.server'
import type { Scheduled } from './scheduled'

/** How long pages with the last value are cached while the hub fails. */
const CACHED_WITHOUT_HUB_MS = 10_000

interface Entry<Value> extends Scheduled<Value> {
  freshUntil: number
  /**
   * The generation in which the request began: changes announced since then may be missing from the content.
   */
  generation: number
}

interface ScheduledCacheOptions<Value> {
  max: number
  cachedForMs: number
  /** If true, the cached value is returned while a new one is requested, except after a change. */
  staleWhileAsking?: boolean
  /** Returns whether a value is worth caching; by default every value is. */
  isCacheable?: (value: Value) => boolean
  /** Keeps the last values for the next process, if the hub is away when that starts. */
  kept?: StoredContent<Value>
}

type Ask<Value> = () => Promise<Scheduled<Value>>

/**
 * Caches content of the hub for a short time, and never past its next change, whether scheduled or
 * announced. While the hub fails, the last value is returned, however old, and if this process had
 * none yet, the one that another process kept. The moment of the next change is recorded for the
 * current request (`content-changes.server`).
 */
export class ScheduledCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #asking = new Map<string, Promise<Entry<Value>>>()
  readonly #options: ScheduledCacheOptions<Value>

  constructor(options: ScheduledCacheOptions<Value>) {
    this.#entries = new LRUCache({ max: options.max })
    this.#options = options
  }

  /**
   * Returns the value of a key: cached, or from one request shared by all callers. In preview,
   * every call sends a request.
   */
  async get(key: string, ask: Ask<Value>): Promise<Value> {
    if (isStaged()) return (await ask()).value
    const { value, nextChange } = await this.#read(key, ask)
    recordContentChange(nextChange)
    return value
  }

  async #read(key: string, ask: Ask<Value>): Promise<Entry<Value>> {
    const cached = this.#entries.get(key)
    if (cached && Date.now() < cached.freshUntil && !isOver(cached)) return cached
    if (cached && this.#options.staleWhileAsking && !isOver(cached)) {
      this.#ask(key, ask).catch(() => {})
      return cached
    }
    try {
      const isShared = this.#asking.has(currentKey(key))
      const answer = await this.#ask(key, ask)
      // the shared request may have begun before the change
      return isShared && isOver(answer) ? await this.#ask(key, ask) : answer
    } catch (error) {
      // a page with it is not cached for long
      const last = cached ?? (await this.#readKept(key))
      if (!last) throw error
      return { ...last, nextChange: Date.now() + CACHED_WITHOUT_HUB_MS }
    }
  }

  async #readKept(key: string): Promise<Entry<Value> | undefined> {
    const copy = await this.#options.kept?.read(key)
    if (!copy) return undefined
    const entry = { ...copy, freshUntil: 0, generation: generationOf('content') }
    this.#entries.set(key, entry)
    return entry
  }

  #ask(key: string, ask: Ask<Value>): Promise<Entry<Value>> {
    const current = currentKey(key)
    const under = this.#asking.get(current)
    if (under) return under
    const asking = this.#askNow(key, ask).finally(() => this.#asking.delete(current))
    this.#asking.set(current, asking)
    return asking
  }

  async #askNow(key: string, ask: Ask<Value>): Promise<Entry<Value>> {
    const generation = generationOf('content')
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
}

/** After a change, requests that began before it are not shared. */
function currentKey(key: string): string {
  return `${generationOf('content')} ${key}`
}

function isOver({ nextChange, generation }: Entry<unknown>): boolean {
  if (generation !== generationOf('content')) return true
  return nextChange !== undefined && nextChange <= Date.now()
}
