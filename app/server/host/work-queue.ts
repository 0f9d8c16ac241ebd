import { LimitedQueue, type QueueLimits } from './limited-queue'

/** Runs a limited number of tasks; simultaneous requests for one key share one task. */
export class WorkQueue<Result> {
  readonly #byKey = new Map<string, Promise<Result>>()
  readonly #queue: LimitedQueue

  constructor(limits: QueueLimits) {
    this.#queue = new LimitedQueue(limits)
  }

  /**
   * Returns the result of the key's task: the running one, or a new `task`.
   * @throws BusyError
   */
  run(key: string, task: () => Promise<Result>): Promise<Result> {
    const known = this.#byKey.get(key)
    if (known) return known
    const result = this.#queue.run(task).finally(() => this.#byKey.delete(key))
    this.#byKey.set(key, result)
    return result
  }
}
