export class Samples {
  readonly times = new Map<string, number[]>()
  readonly errors = new Map<string, number>()
  readonly startedAt = performance.now()
  orders = 0

  /** Runs and times one request of a step. @throws the error of the request, counted by its kind */
  async time<Answer>(step: string, ask: () => Promise<Answer>): Promise<Answer> {
    const startedAt = performance.now()
    try {
      const answer = await ask()
      const times = this.times.get(step) ?? []
      times.push(performance.now() - startedAt)
      this.times.set(step, times)
      return answer
    } catch (error) {
      const kind = `${step}: ${error instanceof Error ? error.message : String(error)}`
      this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1)
      throw error
    }
  }
}

/** Computes the exact percentile of all times. @param share 0 to 1 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The result of a load: the number of shoppers at once, and the requests per second. */
export interface Step {
  shoppers: number
  perSecond: number
}

/** With enough capacity, the next step's throughput grows by at least this factor. */
const WORTHWHILE_GROWTH = 1.1

/**
 * Finds the load beyond which more shoppers hardly increase the throughput; undefined if it was not
 * reached.
 */
export function findKnee(steps: readonly Step[]): Step | undefined {
  return steps.find((step, at) => {
    const next = steps[at + 1]
    return next !== undefined && next.perSecond < step.perSecond * WORTHWHILE_GROWTH
  })
}
