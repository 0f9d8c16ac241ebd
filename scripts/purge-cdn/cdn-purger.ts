import type { Logger } from 'pino'
import { tagsOfChange } from '../../app/server/host/cdn-tags'
import { toPageChange } from '../../app/server/host/follow-shop-changes'
import type { ShopChange } from '../../app/server/host/shop-change'

/** The storefronts hear of a change meanwhile: a CDN that asks them at once is sent the new page. */
const GATHER_MS = 1_000
/** An import announces again and again that everything has changed. */
const AFTER_EVERYTHING_MS = 5_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
const ANSWER_WITHIN_MS = 10_000
/** As many as Cloudflare takes at once. */
const TAGS_PER_REQUEST = 30
/** Beyond that it is fewer requests to purge everything. */
const MOST_TAGS = 300

interface PurgerOptions {
  url: string
  token?: string
  logger: Pick<Logger, 'info' | 'warn'>
  /** Instead of 1 s. */
  gatherMs?: number
  /** Instead of 1 s. */
  firstPauseMs?: number
}

/**
 * Purges from a CDN what has changed, by the tags that pages carry (`CDN_TAG_HEADER`): one request at
 * a time, again and again until the CDN has taken it. What changes meanwhile is purged after it.
 */
export class CdnPurger {
  readonly #options: Required<Omit<PurgerOptions, 'token'>> & Pick<PurgerOptions, 'token'>
  readonly #tags = new Set<string>()
  #isEverything = false
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #hasEnded = false

  constructor(options: PurgerOptions) {
    this.#options = { gatherMs: GATHER_MS, firstPauseMs: FIRST_PAUSE_MS, ...options }
  }

  add(changes: readonly ShopChange[]): void {
    for (const change of changes) {
      const tags = tagsOfChange(toPageChange(change))
      if (tags) for (const tag of tags) this.#tags.add(tag)
      else this.#isEverything = true
    }
    if (this.#tags.size > MOST_TAGS) this.#isEverything = true
    if (this.#isEverything) this.#tags.clear()
    if (changes.length > 0) this.#sendAfter(this.#options.gatherMs)
  }

  /** What is gathered is sent once more, and nothing after it. */
  async stop(): Promise<void> {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    await this.#sending
    await this.#send()
  }

  #sendAfter(milliseconds: number): void {
    if (this.#hasEnded || this.#timer || this.#sending) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#sending = this.#send().then((nextAfterMs) => {
        this.#sending = undefined
        if (this.#isEverything || this.#tags.size > 0) this.#sendAfter(nextAfterMs)
      })
    }, milliseconds)
  }

  /** @returns how long to wait before the next */
  async #send(): Promise<number> {
    const tags = [...this.#tags].slice(0, TAGS_PER_REQUEST)
    const isEverything = this.#isEverything
    if (!isEverything && tags.length === 0) return 0
    this.#isEverything = false
    for (const tag of tags) this.#tags.delete(tag)
    try {
      await this.#request(isEverything ? { purge_everything: true } : { tags })
      this.#failures = 0
      this.#options.logger.info(isEverything ? { everything: true } : { tags }, 'purged')
      return isEverything ? AFTER_EVERYTHING_MS : this.#options.gatherMs
    } catch (error) {
      if (isEverything) this.#isEverything = true
      for (const tag of tags) this.#tags.add(tag)
      this.#failures += 1
      this.#options.logger.warn({ err: error }, 'not purged')
      return Math.min(
        this.#options.firstPauseMs * 2 ** Math.min(this.#failures - 1, 10),
        LONGEST_PAUSE_MS,
      )
    }
  }

  async #request(body: unknown): Promise<void> {
    const { url, token } = this.#options
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The CDN answered ${response.status}.`)
  }
}
