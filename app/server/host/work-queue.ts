import type { Turns } from './turns'

/** Runs tasks as there are turns for them, and one task per key however many ask for it. */
export class WorkQueue<Result> {
  readonly #byKey = new Map<string, Promise<Result>>()
  readonly #turns: Turns

  constructor(turns: Turns) {
    this.#turns = turns
  }

  /**
   * The result of the key's task: the one under way, or `task` once its turn comes.
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
