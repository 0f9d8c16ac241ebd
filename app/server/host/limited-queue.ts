import PQueue from 'p-queue'

/** Too many tasks are waiting, or the wait took too long. */
export class BusyError extends Error {}

export interface QueueLimits {
  maxRunning: number
  maxWaiting: number
  /** Longest time that a task waits. */
  maxWaitMs: number
}

/**
 * Runs a limited number of tasks at a time; a limited number of tasks waits, in order of arrival.
 */
export class LimitedQueue {
  readonly #limits: QueueLimits
  readonly #places: PQueue
  /** The number of tasks that run or wait; the places' own count lags a few microtasks behind. */
  #taken = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
    this.#places = new PQueue({ concurrency: limits.maxRunning })
  }

  get figures(): { running: number; waiting: number } {
    return { running: this.#places.pending, waiting: this.#places.size }
  }

  /**
   * Runs a task when a place is free.
   * @param signal ends the wait when the client has disconnected; the task then never runs
   * @throws BusyError
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const { maxRunning, maxWaiting } = this.#limits
    if (this.#taken >= maxRunning + maxWaiting) throw new BusyError('Too many are waiting')
    this.#taken += 1
    let leave: (() => void) | undefined
    try {
      leave = await this.#enter(signal)
      return await task()
    } finally {
      leave?.()
      this.#taken -= 1
    }
  }

  /**
   * Resolves with a function that frees the place. The task is not given to the queue itself, which
   * would run it in the asynchronous context (trace, language) of the task before it.
   */
  #enter(signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const wait = new AbortController()
      const giveUp = () => wait.abort(new BusyError('Gave up waiting'))
      const timer = setTimeout(giveUp, this.#limits.maxWaitMs)
      signal?.addEventListener('abort', giveUp)
      if (signal?.aborted) giveUp()
      const endWait = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      }
      const enter = () => {
        endWait()
        return new Promise<void>((leave) => resolve(leave))
      }
      this.#places.add(enter, { signal: wait.signal }).catch((error: unknown) => {
        endWait()
        reject(error)
      })
    })
  }
}
