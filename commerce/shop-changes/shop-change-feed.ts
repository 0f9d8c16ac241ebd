import { EVERYTHING, mergeShopChanges, type ShopChange } from './shop-change'

/**
 * Changes within this time are sent together. Meanwhile the other engines have heard of them too: a
 * storefront that asks one of these at once is answered with the new state.
 */
const GATHER_MS = 100
/** An import announces again and again that everything has changed. */
const GATHER_AFTER_EVERYTHING_MS = 500
const MOST_SUBSCRIBERS = 100

type Subscriber = (changes: readonly ShopChange[]) => void

/** Passes what has changed on to those who cache it. */
export class ShopChangeFeed {
  readonly #subscribers = new Set<Subscriber>()
  #pending: ShopChange[] = []
  #timer: NodeJS.Timeout | undefined
  #gatherMs = GATHER_MS

  /** @returns what ends it; undefined when there are too many already. */
  subscribe(subscriber: Subscriber): (() => void) | undefined {
    if (this.#subscribers.size >= MOST_SUBSCRIBERS) return undefined
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Notifies the subscribers of a change a moment later. */
  announce(change: ShopChange): void {
    this.#pending = mergeShopChanges([...this.#pending, change])
    this.#timer ??= setTimeout(() => this.#notify(), this.#gatherMs).unref()
  }

  /** Notices were missed: whatever is cached may be out of date. */
  announceEverything(): void {
    this.announce(EVERYTHING)
  }

  #notify(): void {
    const changes = this.#pending
    this.#pending = []
    this.#timer = undefined
    const isEverything = changes.some(({ ids, site }) => ids === undefined && site === undefined)
    this.#gatherMs = isEverything ? GATHER_AFTER_EVERYTHING_MS : GATHER_MS
    for (const subscriber of this.#subscribers) subscriber(changes)
  }
}
