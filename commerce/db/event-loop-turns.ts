import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long statements may follow each other before the process does something else. */
const MAX_BUSY_MS = 20

/**
 * The embedded database answers within the turn of the event loop in which it is asked: whoever
 * sends one statement after the other would keep the process from everything else.
 */
export class EventLoopTurns {
  #beganAt: number | undefined

  /** Must be called before each statement. */
  begin(): void {
    if (this.#beganAt !== undefined) return
    this.#beganAt = performance.now()
    setImmediate(() => (this.#beganAt = undefined)).unref()
  }

  /** Must be awaited after each statement. */
  async share(): Promise<void> {
    if (this.#beganAt === undefined || performance.now() - this.#beganAt < MAX_BUSY_MS) return
    await nextTurn()
  }
}
