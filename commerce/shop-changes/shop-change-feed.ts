import { EVERYTHING, mergeShopChanges, type ShopChange } from './shop-change'

/**
 * Changes within this time are sent together. In that time the other engines receive them too, so
 * that a storefront that requests data from any of them gets the new state.
 */
const GATHER_MS = 100
/** An import repeatedly announces that everything has changed. */
const GATHER_AFTER_EVERYTHING_MS = 500
const MAX_SUBSCRIBERS = 100

type Subscriber = (changes: readonly ShopChange[]) => void

export class ShopChangeFeed {
  readonly #subscribers = new Set<Subscriber>()
  #pending: ShopChange[] = []
  #timer: NodeJS.Timeout | undefined
  #gatherMs = GATHER_MS

  /**
   * @returns a function that ends the subscription; undefined if there are too many subscribers.
   */
  subscribe(subscriber: Subscriber): (() => void) | undefined {
    if (this.#subscribers.size >= MAX_SUBSCRIBERS) return undefined
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Notifies the subscribers of a change after a short delay. */
  announce(change: ShopChange): void {
    this.#pending = mergeShopChanges([...this.#pending, change])
    this.#timer ??= setTimeout(() => this.#notify(), this.#gatherMs).unref()
  }

  /** Called when notifications were missed, so that all cached data may be outdated. */
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
