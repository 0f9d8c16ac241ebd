import type { Turns } from './turns'

/** Runs tasks as turns become free; simultaneous requests for one key share one task. */
export class WorkQueue<Result> {
  readonly #byKey = new Map<string, Promise<Result>>()
  readonly #turns: Turns

  constructor(turns: Turns) {
    this.#turns = turns
  }

  /**
   * Returns the result of the key's task: the running one, or a new `task`.
   * @throws BusyError
   */
  run(key: string, task: () => Promise<Result>): Promise<Result> {
    const known = this.#byKey.get(key)
    if (known) return known
    const result = this.#turns.run(task).finally(() => this.#byKey.delete(key))
    this.#byKey.set(key, result)
    return result
  }
}
