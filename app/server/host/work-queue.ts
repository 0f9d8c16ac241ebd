/** Runs a few tasks at a time, and one task per key however many ask for it. */
export class WorkQueue<Result> {
  readonly #byKey = new Map<string, Promise<Result>>()
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(concurrency: number) {
    this.#free = concurrency
  }

  /** The result of the key's task: the one under way, or `task` once its turn comes. */
  run(key: string, task: () => Promise<Result>): Promise<Result> {
    const known = this.#byKey.get(key)
    if (known) return known
    const result = this.#whenFree(task).finally(() => this.#byKey.delete(key))
    this.#byKey.set(key, result)
    return result
  }

  async #whenFree(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
