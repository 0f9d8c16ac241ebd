import type { Logger } from 'pino'
import { tagsOfChange } from '../../app/server/host/cdn-tags'
import { toPageChange } from '../../app/server/host/follow-shop-changes'
import type { ShopChange } from '../../app/server/host/shop-change'

/**
 * Delay before a purge, in ms. Meanwhile the storefronts receive the change too, so a CDN that
 * requests a page right after the purge gets the new one.
 */
const GATHER_MS = 1_000
/**
 * Pause after everything was purged, in ms, because an import reports repeatedly that everything
 * has changed.
 */
const AFTER_EVERYTHING_MS = 5_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
const ANSWER_WITHIN_MS = 10_000
const TAGS_PER_REQUEST = 30
/** Beyond this number, purging everything takes fewer requests. */
const MAX_TAGS = 300

interface PurgerOptions {
  url: string
  token?: string
  logger: Pick<Logger, 'info' | 'warn'>
  /** Default: 1 s. */
  gatherMs?: number
  /** Default: 1 s. */
  firstPauseMs?: number
}

/** Changes that arrive meanwhile are purged with the next request. */
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
    if (this.#tags.size > MAX_TAGS) this.#isEverything = true
    if (this.#isEverything) this.#tags.clear()
    if (changes.length > 0) this.#sendAfter(this.#options.gatherMs)
  }

  /** Sends the gathered tags once more, then stops. */
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

  /** @returns the pause before the next request, in ms */
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
        MAX_PAUSE_MS,
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
