import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { networkOf } from '@rules/network-of'
import { askProviderFor } from '@/lib/ask-provider.server'
import { logWarning } from '@/lib/log'
import type { ServerConfig } from '@/site/server-config.server'

/** Number of wrong codes from one network, after which it is blocked for a while. */
const MAX_GUESSES = 10
const GUESSES_TTL_MS = 15 * 60_000
const MAX_ADDRESSES = 10_000
const TIMEOUT_MS = 5_000

const guessAnswer = z.object({ retryAfter: z.number().nonnegative() })
const linkAnswer = z.object({ isFirstUse: z.boolean() })

/**
 * Counts guesses of the access code, and uses of the link printed at start. The engine counts for
 * all storefronts; the counts of this process hold as well, so that they still do without an engine
 * that counts.
 */
export class PreviewCounts {
  readonly #engine: ServerConfig['changeFeed']
  readonly #guesses = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: GUESSES_TTL_MS })
  #isLinkUsed = false

  constructor({ changeFeed }: Pick<ServerConfig, 'changeFeed'>) {
    this.#engine = changeFeed
  }

  /** @returns seconds for which no code is accepted; 0 if this one, right or wrong, may be answered */
  async countGuess(address: string, isRight: boolean): Promise<number> {
    const network = networkOf(address)
    const wrong = this.#guesses.get(network) ?? 0
    if (wrong >= MAX_GUESSES) return Math.ceil(this.#guesses.getRemainingTTL(network) / 1000)
    if (!isRight) {
      // the period begins with the first wrong code; later ones do not extend it
      const ttl = wrong > 0 ? this.#guesses.getRemainingTTL(network) : GUESSES_TTL_MS
      this.#guesses.set(network, wrong + 1, { ttl })
    }
    const answer = await this.#ask('guesses', guessAnswer, { address, isRight })
    return answer?.retryAfter ?? 0
  }

  /** @returns whether the link with this key is opened for the first time */
  async useLink(key: string): Promise<boolean> {
    if (this.#isLinkUsed) return false
    this.#isLinkUsed = true
    const link = createHash('sha256').update(key).digest('hex')
    const answer = await this.#ask('start-links', linkAnswer, { link })
    return answer?.isFirstUse ?? true
  }

  async #ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    body: object,
  ): Promise<z.output<Schema> | undefined> {
    const { origin, key } = this.#engine
    if (origin === undefined) return undefined
    const headers = { ...(key !== undefined && { 'x-api-key': key }) }
    const request = { timeoutMs: TIMEOUT_MS, headers, body }
    try {
      return await askProviderFor('engine', `${origin}/preview-access/${path}`, schema, request)
    } catch (error) {
      logWarning('the preview is counted by this process alone', { error })
      return undefined
    }
  }
}
