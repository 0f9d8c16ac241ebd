import { searchLoads } from '../../metrics/engine-metrics'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

type OnFailure = (siteId: string, error: unknown) => void

interface Failures {
  causes: Set<string>
  times: number
  /** Milliseconds since 1970. */
  pausedUntil: number
}

/**
 * Counts the loads of the search. One that fails is reported once per cause until the next that
 * does not, and the next attempt waits: longer each time, and engines not equally long.
 */
export class LoadWatch {
  readonly #failures = new Map<string, Failures>()
  readonly #closing = new AbortController()
  #onFailure: OnFailure = () => {}

  constructor(private readonly now: () => Date) {}

  report(onFailure: OnFailure): void {
    this.#onFailure = onFailure
  }

  get closing(): AbortSignal {
    return this.#closing.signal
  }

  /** Ends the loads, so that the engine need not wait for them. */
  close(): void {
    this.#closing.abort()
  }

  isPaused(siteId: string): boolean {
    return this.now().getTime() < (this.#failures.get(siteId)?.pausedUntil ?? 0)
  }

  async watch<T>(siteId: string, load: Promise<T>): Promise<T> {
    try {
      const done = await load
      this.#failures.delete(siteId)
      searchLoads.inc({ outcome: 'done' })
      return done
    } catch (error) {
      searchLoads.inc({ outcome: 'failed' })
      this.#note(siteId, error)
      throw error
    }
  }

  #note(siteId: string, error: unknown): void {
    const { causes, times } = this.#failures.get(siteId) ?? { causes: new Set<string>(), times: 0 }
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** times)
    const pausedUntil = this.now().getTime() + pause * (0.5 + Math.random() / 2)
    const cause = error instanceof Error ? error.message : String(error)
    if (!causes.has(cause) && !this.closing.aborted) this.#onFailure(siteId, error)
    this.#failures.set(siteId, { causes: causes.add(cause), times: times + 1, pausedUntil })
  }
}
