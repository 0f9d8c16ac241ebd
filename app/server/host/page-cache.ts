import { LRUCache } from 'lru-cache'
import { concerns, type PageChange } from './page-change'
import type { SendablePage } from './rendered-page'
import { directive, sharedCacheSeconds } from './shared-cache-seconds'

type CacheState = 'HIT' | 'STALE' | 'MISS'

export interface CachedPage {
  page: SendablePage
  state: CacheState
  /**
   * Whole seconds since it was rendered. It is higher if a cache that uses `s-maxage` would
   * otherwise store the page past its next change.
   */
  ageSeconds: number
}

interface Entry {
  page: SendablePage
  storedAt: number
  freshUntil: number
  staleUntil: number
  /** Some of its data has changed since. */
  isOutdated: boolean
}

interface Rendering {
  page: Promise<SendablePage>
  /** The changes since the rendering began; it may have read the old or the new data. */
  changes: PageChange[]
}

interface PageCacheOptions {
  maxBytes: number
  /** Milliseconds since 1970. */
  now?: () => number
  /** How long a page may be sent after its s-maxage, while it is rendered again. */
  staleSeconds?: number
}

type Render = () => Promise<SendablePage>

/**
 * Maximum number of renderings per request: if the data change faster than a page is rendered, the
 * last rendering is sent.
 */
const MAX_ATTEMPTS = 3
const MAX_CHANGES = 100

/**
 * Caches rendered public pages in the process. Simultaneous requests for a page share one
 * rendering. After its maximum age a page is still sent while it is rendered again. After a change
 * of its data, scheduled or notified by the change feed, it is rendered again first; the outdated
 * page is sent only if that fails.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #rendering = new Map<string, Rendering>()
  readonly #now: () => number
  readonly #staleSeconds: number

  constructor({ maxBytes, now = Date.now, staleSeconds = 900 }: PageCacheOptions) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: (entry) => entry.page.bytes,
    })
    this.#now = now
    this.#staleSeconds = staleSeconds
  }

  get figures(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** Returns a stored page that may be sent immediately; undefined on a miss. */
  peek(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (!entry || now >= entry.staleUntil || hasChanged(entry, now)) return undefined
    const state = now < entry.freshUntil ? 'HIT' : 'STALE'
    return { page: entry.page, state, ageSeconds: ageOf(entry.page, entry.storedAt, now) }
  }

  /** Marks the pages that the changes affect, so that they are rendered again. */
  outdate(changes: readonly PageChange[]): void {
    for (const entry of this.#entries.values()) {
      entry.isOutdated ||= concernsPage(changes, entry.page)
    }
    for (const rendering of this.#rendering.values()) {
      const all = [...rendering.changes, ...changes]
      rendering.changes = all.length > MAX_CHANGES ? [{}] : all
    }
  }

  /**
   * Returns the page of a key: stored, or rendered now. Rejects if the rendering fails and no page
   * is stored. A page that may not be stored is not shared: each caller renders its own.
   */
  async get(key: string, render: Render): Promise<CachedPage> {
    return this.#get(key, render, 1)
  }

  async #get(key: string, render: Render, attempt: number): Promise<CachedPage> {
    const cached = this.peek(key)
    if (cached?.state === 'HIT') return cached
    if (cached) {
      this.refresh(key, render)
      return cached
    }
    const shared = this.#rendering.get(key)
    const last = this.#overdue(key)
    const rendering = shared ?? this.#start(key, render)
    const page = await (last ? rendering.page.catch(() => last.page) : rendering.page)
    if (last && (page === last.page || page.page.status >= 500)) return last
    const isOutdated = concernsPage(rendering.changes, page)
    // a caller that came after the change may have joined a rendering that began before it
    if (shared && isOutdated && attempt < MAX_ATTEMPTS) return this.#get(key, render, attempt + 1)
    const isOwn = !shared || (sharedCacheSeconds(page) > 0 && this.#now() < page.nextChange)
    return justRendered(isOwn ? page : await render(), this.#now(), isOwn && isOutdated)
  }

  /**
   * Returns the last page that was stored before its content changed, for when the new one cannot
   * be rendered.
   */
  #overdue(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (!entry || now >= entry.staleUntil || !hasChanged(entry, now)) return undefined
    const ageSeconds = ageOf(entry.page, entry.storedAt, now, entry.isOutdated)
    return { page: entry.page, state: 'STALE', ageSeconds }
  }

  /**
   * Renders a key again in the background, unless it is already being rendered. A failure keeps the
   * stored page.
   */
  refresh(key: string, render: Render): void {
    if (!this.#rendering.has(key)) this.#start(key, render).page.catch(() => {})
  }

  #start(key: string, render: Render): Rendering {
    const rendering: Rendering = { page: render(), changes: [] }
    this.#rendering.set(key, rendering)
    rendering.page = this.#finish(key, rendering)
    return rendering
  }

  async #finish(key: string, rendering: Rendering): Promise<SendablePage> {
    try {
      const page = await rendering.page
      this.#store(key, page, concernsPage(rendering.changes, page))
      return page
    } finally {
      this.#rendering.delete(key)
    }
  }

  #store(key: string, page: SendablePage, isOutdated: boolean): void {
    const seconds = sharedCacheSeconds(page)
    if (seconds === 0) {
      // after a server error the last good rendering stays; a page that became private or was
      // removed does not
      if (page.page.status < 500) this.#entries.delete(key)
      return
    }
    const storedAt = this.#now()
    const freshUntil = storedAt + seconds * 1000
    const staleSeconds = directive(page, 'stale-while-revalidate') ?? this.#staleSeconds
    this.#entries.set(key, {
      page,
      storedAt,
      freshUntil,
      staleUntil: freshUntil + staleSeconds * 1000,
      isOutdated,
    })
  }
}

function hasChanged({ page, isOutdated }: Entry, now: number): boolean {
  return isOutdated || now >= page.nextChange
}

function concernsPage(changes: readonly PageChange[], { reads }: SendablePage): boolean {
  return changes.some((change) => concerns(change, reads))
}

/** A page that was rendered just now. */
export function justRendered(page: SendablePage, now: number, isOutdated = false): CachedPage {
  return { page, state: 'MISS', ageSeconds: ageOf(page, now, now, isOutdated) }
}

/**
 * Returns an age with which no shared cache stores the page past its next change; an outdated page
 * is not stored at all.
 */
function ageOf(page: SendablePage, storedAt: number, now: number, isOutdated = false): number {
  const age = Math.floor((now - storedAt) / 1000)
  const left = isOutdated ? 0 : Math.floor((page.nextChange - now) / 1000)
  return Math.max(age, sharedCacheSeconds(page) - left)
}
