/** How long an answer of the service holds without another request. */
const FRESH_MS = 5_000
/** The first visitor after a long pause waits for the answer, but not for longer than this. */
const PATIENCE_MS = 250
const SILENCE_MS = 30_000

interface Known {
  isClosed: boolean
  at: number
}

interface SiteStatusOptions {
  /** Whether a site reports that it is under maintenance. A failed request is no report. */
  ask: (siteId: string) => Promise<boolean>
  /** Milliseconds since some fixed moment. */
  now?: () => number
}

/**
 * Whether sites are under maintenance. Pages are cached for a quarter of an hour, and would be sent
 * for as long from a shop that has closed (ERR-007): so it is asked again every few seconds in
 * which somebody comes, beside the page that is sent meanwhile.
 */
export class SiteStatus {
  readonly #known = new Map<string, Known>()
  readonly #asking = new Map<string, Promise<void>>()
  readonly #options: Required<SiteStatusOptions>
  /** How often sites were reported as changed. */
  #doubts = 0

  constructor({ now = Date.now, ...rest }: SiteStatusOptions) {
    this.#options = { now, ...rest }
  }

  /** Whether a site was open a moment ago: its cached pages may be sent without waiting. */
  wasOpen(siteId: string): boolean {
    const known = this.#known.get(siteId)
    const age = this.#age(known)
    if (age >= FRESH_MS) void this.#ask(siteId)
    return known?.isClosed === false && age < SILENCE_MS
  }

  /** Whether a site is closed now, if that is answered within a short time-out. */
  async isClosed(siteId: string): Promise<boolean> {
    const known = this.#known.get(siteId)
    if (this.#age(known) >= FRESH_MS) {
      const asked = this.#ask(siteId)
      await (known?.isClosed ? asked : Promise.race([asked, pause(PATIENCE_MS)]))
    }
    return this.#known.get(siteId)?.isClosed ?? false
  }

  /** A site may have closed or opened; without an id any: what is known is asked for again. */
  doubt(siteId?: string): void {
    this.#doubts += 1
    for (const [id, known] of this.#known) {
      if (siteId === undefined || id === siteId) known.at = -Infinity
    }
    // an answer that is under way may be older
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
    // who gives no answer has not closed the shop
    const isClosed = await ask(siteId).catch(() => this.#known.get(siteId)?.isClosed ?? false)
    if (doubts !== this.#doubts) return
    this.#known.set(siteId, { isClosed, at: now() })
    this.#asking.delete(siteId)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
