import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long statements may follow each other before the process does something else. */
const MAX_BUSY_MS = 20

/** Is done without a look at the clock. */
const SLICE = 500

/**
 * The embedded database answers within the turn of the event loop in which it is asked: whoever
 * sends one statement after the other would keep the process from everything else.
 */
export class EventLoopTurns {
  #beganAt: number | undefined

  /** @param signal ends the work when it shares */
  constructor(private readonly signal?: AbortSignal) {}

  /** Must be called before each statement. */
  begin(): void {
    if (this.#beganAt !== undefined) return
    this.#beganAt = performance.now()
    setImmediate(() => (this.#beganAt = undefined)).unref()
  }

  /** Must be awaited after each statement. */
  async share(): Promise<void> {
    this.signal?.throwIfAborted()
    if (this.#beganAt === undefined || performance.now() - this.#beganAt < MAX_BUSY_MS) return
    await nextTurn()
  }

  /** Calls a function with each number below `count`, in their order. */
  async forEach(count: number, each: (at: number) => void): Promise<void> {
    for (let from = 0; from < count; from += SLICE) {
      this.begin()
      const end = Math.min(count, from + SLICE)
      for (let at = from; at < end; at += 1) each(at)
      await this.share()
    }
  }
}
