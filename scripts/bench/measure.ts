import { performance } from 'node:perf_hooks'
import { percentile } from '../rehearse/samples'
import type { BenchShopper } from './bench-shopper'
import type { Scenario } from './scenarios'

/** Times are in milliseconds, as one shopper experiences them. */
export interface Measurement {
  name: string
  requests: number
  p50: number
  p95: number
  /** Requests per second of all shoppers together, without the time of preparations. */
  perSecond: number
  /**
   * The engine's processor time for one request, in milliseconds. It is more reliable than `p50` if
   * other programs use the machine. Absent if it is unknown or the scenario has preparations.
   */
  processor?: number
}

export interface MeasureLimits {
  requests: number
  seconds: number
}

const WARM_UP = 30

export async function measure(
  scenario: Scenario,
  shoppers: readonly BenchShopper[],
  limits: MeasureLimits,
  processorTime: () => number,
): Promise<Measurement> {
  const { share = 1 } = scenario
  const wanted = Math.max(10, Math.round(limits.requests * share))
  await repeat(scenario, shoppers, Math.round(WARM_UP * share), limits.seconds * 1000, 0)
  const before = processorTime()
  const times = await repeat(scenario, shoppers, wanted, limits.seconds * 1000, WARM_UP)
  const processor = (processorTime() - before) / times.length
  const total = times.reduce((sum, time) => sum + time, 0)
  return {
    name: scenario.name,
    requests: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: (times.length * 1000 * shoppers.length) / total,
    ...(processor > 0 && !scenario.prepare && { processor }),
  }
}

async function repeat(
  scenario: Scenario,
  shoppers: readonly BenchShopper[],
  count: number,
  withinMs: number,
  firstTurn: number,
): Promise<number[]> {
  const times: number[] = []
  let turn = firstTurn
  const until = performance.now() + withinMs
  const last = firstTurn + count
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (turn < last && performance.now() < until) {
        const own = turn
        turn += 1
        const prepared = await scenario.prepare?.(shopper, own)
        const started = performance.now()
        await scenario.run(shopper, own, prepared)
        times.push(performance.now() - started)
      }
    }),
  )
  return times
}
