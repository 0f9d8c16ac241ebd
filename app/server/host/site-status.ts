/** How long the service's answer is used before the next request. */
const FRESH_MS = 5_000
/** The longest time that the first visitor after a pause waits for the answer. */
const PATIENCE_MS = 250
const SILENCE_MS = 30_000

interface Known {
  isClosed: boolean
  at: number
}

interface SiteStatusOptions {
  /** Returns whether a site reports maintenance. Rejects if it cannot be reached. */
  ask: (siteId: string) => Promise<boolean>
  /** Milliseconds since some fixed moment. */
  now?: () => number
}

/**
 * Caches whether sites are under maintenance. Pages are cached for a quarter of an hour, and would
 * be sent that long after a shop has closed (ERR-007). So while visitors come, the status is
 * requested every few seconds, in parallel with the page that is sent.
 */
export class SiteStatus {
  readonly #known = new Map<string, Known>()
  readonly #asking = new Map<string, Promise<void>>()
  readonly #options: Required<SiteStatusOptions>
  /** The number of reported changes. */
  #doubts = 0

  constructor({ now = Date.now, ...rest }: SiteStatusOptions) {
    this.#options = { now, ...rest }
  }

  /**
   * Returns whether a site was open a moment ago, so that its cached pages may be sent without
   * waiting.
   */
  wasOpen(siteId: string): boolean {
    const known = this.#known.get(siteId)
    const age = this.#age(known)
    if (age >= FRESH_MS) void this.#ask(siteId)
    return known?.isClosed === false && age < SILENCE_MS
  }

  /** Returns whether a site is closed now, waiting for the answer only up to a short time-out. */
  async isClosed(siteId: string): Promise<boolean> {
    const known = this.#known.get(siteId)
    if (this.#age(known) >= FRESH_MS) {
      const asked = this.#ask(siteId)
      await (known?.isClosed ? asked : Promise.race([asked, pause(PATIENCE_MS)]))
    }
    return this.#known.get(siteId)?.isClosed ?? false
  }

  /**
   * Requests the status of a site again, because it may have closed or opened; without an id, of
   * all sites.
   */
  doubt(siteId?: string): void {
    this.#doubts += 1
    for (const [id, known] of this.#known) {
      if (siteId === undefined || id === siteId) known.at = -Infinity
    }
    // an answer that is under way may be older than the change
    this.#asking.clear()
  }

  #age(known: Known | undefined): number {
    return known ? this.#options.now() - known.at : Infinity
  }

  async #ask(siteId: string): Promise<void> {
    const asking = this.#asking.get(siteId) ?? this.#read(siteId)
    this.#asking.set(siteId, asking)
    await asking
  }

  async #read(siteId: string): Promise<void> {
    const { ask, now } = this.#options
    const doubts = this.#doubts
    // after a failed request the last known status stays; an unknown site is assumed to be open
    const isClosed = await ask(siteId).catch(() => this.#known.get(siteId)?.isClosed ?? false)
    if (doubts !== this.#doubts) return
    this.#known.set(siteId, { isClosed, at: now() })
    this.#asking.delete(siteId)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
