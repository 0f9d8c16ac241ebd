import { LRUCache } from 'lru-cache'
import type { SendablePage } from './rendered-page'

type CacheState = 'HIT' | 'STALE' | 'MISS'

export interface CachedPage {
  page: SendablePage
  state: CacheState
  /** Whole seconds since it was rendered; more where its `s-maxage` would outlive its next change. */
  ageSeconds: number
}

interface Entry {
  page: SendablePage
  storedAt: number
  freshUntil: number
  staleUntil: number
}

interface PageCacheOptions {
  maxBytes: number
  /** Milliseconds since 1970. */
  now?: () => number
  /** How long a page past its s-maxage may still be sent while it is rendered again. */
  staleSeconds?: number
}

type Render = () => Promise<SendablePage>

/**
 * Keeps rendered public pages in the process. A page is rendered once however many ask for it at
 * the same time, and past its time it is sent as it is while one rendering replaces it. Past the
 * moment at which its content changes it is rendered anew, and sent only if that fails.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #rendering = new Map<string, Promise<SendablePage>>()
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

  /** A stored page that may be sent now, without waiting; undefined on a miss. */
  peek(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (!entry || now >= Math.min(entry.staleUntil, entry.page.nextChange)) return undefined
    const state = now < entry.freshUntil ? 'HIT' : 'STALE'
    return { page: entry.page, state, ageSeconds: ageOf(entry.page, entry.storedAt, now) }
  }

  /**
   * The page of a key: stored, or rendered now. Rejects when rendering does and nothing is stored.
   * A page that may not be stored is shared with nobody: each caller renders its own.
   */
  async get(key: string, render: Render): Promise<CachedPage> {
    const cached = this.peek(key)
    if (cached?.state === 'HIT') return cached
    if (cached) {
      this.refresh(key, render)
      return cached
    }
    const shared = this.#rendering.get(key)
    const last = this.#overdue(key)
    const rendering = shared ?? this.#renderOnce(key, render)
    const page = await (last ? rendering.catch(() => last.page) : rendering)
    if (last && (page === last.page || page.page.status >= 500)) return last
    const isOwn = !shared || (storableSeconds(page) > 0 && this.#now() < page.nextChange)
    return justRendered(isOwn ? page : await render(), this.#now())
  }

  /** A page whose content has changed: the last one there is, while the new one cannot be had. */
  #overdue(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (!entry || now >= entry.staleUntil || now < entry.page.nextChange) return undefined
    const ageSeconds = ageOf(entry.page, entry.storedAt, now)
    return { page: entry.page, state: 'STALE', ageSeconds }
  }

  /** Renders a key again in the background, unless that is under way. Failures leave what is stored. */
  refresh(key: string, render: Render): void {
    if (!this.#rendering.has(key)) this.#renderOnce(key, render).catch(() => {})
  }

  async #renderOnce(key: string, render: Render): Promise<SendablePage> {
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      this.#store(key, page)
      return page
    } finally {
      this.#rendering.delete(key)
    }
  }

  #store(key: string, page: SendablePage): void {
    const seconds = storableSeconds(page)
    if (seconds === 0) {
      // A page that is down keeps its last good rendering; one that became private or is gone does not.
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
    })
  }
}

/** Seconds a shared cache may keep this answer: public, with s-maxage, without a cookie; else 0. */
export function storableSeconds({ page }: SendablePage): number {
  const cacheControl = String(page.headers['cache-control'] ?? '')
  if (page.headers['set-cookie'] !== undefined) return 0
  if (![200, 301, 302, 404].includes(page.status)) return 0
  if (!/\bpublic\b/.test(cacheControl) || /\b(?:private|no-store)\b/.test(cacheControl)) return 0
  return seconds(cacheControl, 's-maxage') ?? 0
}

/** A page that was rendered just now. */
export function justRendered(page: SendablePage, now: number): CachedPage {
  return { page, state: 'MISS', ageSeconds: ageOf(page, now, now) }
}

/** So old that no shared cache keeps the page past its next change. */
function ageOf(page: SendablePage, storedAt: number, now: number): number {
  const age = Math.floor((now - storedAt) / 1000)
  const left = Math.floor((page.nextChange - now) / 1000)
  return Math.max(age, storableSeconds(page) - left)
}

function directive({ page }: SendablePage, name: string): number | undefined {
  return seconds(String(page.headers['cache-control'] ?? ''), name)
}

function seconds(cacheControl: string, name: string): number | undefined {
  const match = new RegExp(`\\b${name}=(\\d+)`).exec(cacheControl)
  return match ? Number(match[1]) : undefined
}
