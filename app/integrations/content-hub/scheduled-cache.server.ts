import { LRUCache } from 'lru-cache'
import { generationOf } from '@/lib/change-generations.server'
import { recordContentChange } from '@/lib/content-changes.server'
import { isStaged } from './content-stage.server'

/** What the hub answered, and when it will answer otherwise (ms since 1970), as far as planned. */
export interface Scheduled<Value> {
  value: Value
  nextChange?: number
}

interface Entry<Value> extends Scheduled<Value> {
  freshUntil: number
  /** In which it began to be asked for: what is announced to have changed since may be missing. */
  generation: number
}

interface ScheduledCacheOptions<Value> {
  max: number
  cachedForMs: number
  /** Goes on with what it has while it asks anew, or cannot; but not past a change, as long as the hub answers. */
  staleWhileAsking?: boolean
  /** Whether an answer is worth caching; default: every one. */
  isCacheable?: (value: Value) => boolean
}

type Ask<Value> = () => Promise<Scheduled<Value>>

/**
 * Caches answers of the content hub for a short time, and never past the moment at which they
 * change, be it planned or announced. Each reader's request learns of that moment
 * (`content-changes.server`).
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
   * The answer for a key: cached, or requested once however many want it. In preview it is
   * requested each time.
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
    const mayStay = cached && this.#options.staleWhileAsking
    if (mayStay && !isOver(cached)) {
      this.#ask(key, ask).catch(() => {})
      return cached
    }
    try {
      const isShared = this.#asking.has(currentKey(key))
      const answer = await this.#ask(key, ask)
      // the first caller's answer may be from before the change
      return isShared && isOver(answer) ? await this.#ask(key, ask) : answer
    } catch (error) {
      if (mayStay) return cached
      throw error
    }
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
    const { cachedForMs, isCacheable = () => true } = this.#options
    const freshUntil = Math.min(Date.now() + cachedForMs, answer.nextChange ?? Infinity)
    const entry = { ...answer, freshUntil, generation }
    if (isCacheable(answer.value)) this.#entries.set(key, entry)
    return entry
  }
}

/** A request after a change does not use the response to a request before it. */
function currentKey(key: string): string {
  return `${generationOf('content')} ${key}`
}

function isOver({ nextChange, generation }: Entry<unknown>): boolean {
  if (generation !== generationOf('content')) return true
  return nextChange !== undefined && nextChange <= Date.now()
}
