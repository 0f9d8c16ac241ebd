/** Too many tasks are waiting for a turn, or the turn did not come in time. */
export class BusyError extends Error {}

export interface TurnsOptions {
  /** Maximum number of running tasks. */
  atOnce: number
  /** Maximum number of waiting tasks. */
  waiting: number
  /** Longest time that a task waits. */
  maxWaitMs: number
}

/**
 * Runs a limited number of tasks at a time; a limited number of tasks waits, in order of arrival.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** The numbers of running and waiting tasks. */
  get figures(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.size }
  }

  /**
   * Runs a task when it gets a turn.
   * @param signal ends the wait when the client has disconnected; the task then never runs
   * @throws BusyError
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running >= this.#options.atOnce) await this.#wait(signal)
    else this.#running += 1
    try {
      return await task()
    } finally {
      this.#passOn()
    }
  }

  /** Resolves when another task hands over its turn; the number of running tasks stays the same. */
  #wait(signal: AbortSignal | undefined): Promise<void> {
    const { waiting, maxWaitMs } = this.#options
    if (this.#waiting.size >= waiting) throw new BusyError('Too many are waiting')
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        this.#waiting.delete(begin)
      }
      const begin = () => {
        leave()
        resolve()
      }
      const giveUp = () => {
        leave()
        reject(new BusyError('Gave up waiting'))
      }
      const timer = setTimeout(giveUp, maxWaitMs)
      signal?.addEventListener('abort', giveUp)
      this.#waiting.add(begin)
    })
  }

  #passOn(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#running -= 1
  }
}
