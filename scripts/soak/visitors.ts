import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const PAUSE_MS = 100
/** Pages that the storefront caches after the first visit. */
const PUBLIC_PAGES = [
  '/',
  '/category/truffles',
  '/category/boxed-chocolates',
  '/help/shipping-rates',
]

/** The result of a page request: `status` is 0 if the connection broke. */
export interface Visit {
  path: string
  isPublic: boolean
  startedAt: number
  endedAt: number
  status: number
}

export class Visitors {
  readonly visits: Visit[] = []
  #isOver = false
  #turn = 0
  #running: Promise<void>[] = []

  constructor(private readonly origin: string) {}

  start(count: number): void {
    this.#running = Array.from({ length: count }, () => this.#look())
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      const turn = (this.#turn += 1)
      const page = PUBLIC_PAGES[turn % (PUBLIC_PAGES.length + 1)]
      // a new search term, so that the storefront must call the engine
      const path = page ?? `/search?q=truffle+${turn}`
      const startedAt = Date.now()
      const status = await this.#visit(path)
      const endedAt = Date.now()
      this.visits.push({ path, isPublic: page !== undefined, startedAt, endedAt, status })
      await wait(PAUSE_MS)
    }
  }

  async #visit(path: string): Promise<number> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(this.origin + path, { headers: { accept: 'text/html' }, signal })
      await response.text()
      return response.status
    } catch {
      return 0
    }
  }
}
