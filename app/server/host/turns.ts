/** Too many are waiting for a turn, or it has not come in time. */
export class BusyError extends Error {}

export interface TurnsOptions {
  /** How many have a turn at the same time. */
  atOnce: number
  /** How many may wait for one. */
  waiting: number
  /** How long anyone waits. */
  maxWaitMs: number
}

/** Lets a few run at a time and a bounded number wait, in the order in which they came. */
export class Turns {
  readonly #options: TurnsOptions
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** How many have a turn, and how many wait for one. */
  get figures(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.size }
  }

  /**
   * Runs a task once there is a turn for it.
   * @param signal ends the wait when the client has gone; the task then never runs
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

  /** Resolves when a turn was handed over, which leaves the number of those running as it is. */
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
