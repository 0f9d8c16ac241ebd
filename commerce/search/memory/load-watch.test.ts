import { readMetrics } from '../../metrics/engine-metrics'
import { LoadWatch } from './load-watch'

let clock = 0
const failed: string[] = []
const loads = new LoadWatch(() => new Date(clock))
loads.report((site, error) => failed.push(`${site}: ${String(error)}`))
const fail = (cause: string) =>
  loads.watch('site', Promise.reject(new Error(cause))).catch(() => undefined)

async function countLoads(outcome: string): Promise<number> {
  const { text } = await readMetrics()
  const line = new RegExp(`^search_loads_total\\{outcome="${outcome}"\\} (.*)$`, 'm').exec(text)
  return Number(line?.[1] ?? 0)
}

/** @returns how many milliseconds go by until it is tried again */
function pause(): number {
  const began = clock
  while (loads.isPaused('site')) clock += 10
  return clock - began
}

test('a load that fails is reported once per cause, and tried again ever later', async () => {
  expect(loads.isPaused('site')).toBe(false)
  const pauses: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    await fail(turn === 3 ? 'disk' : 'away')
    expect(loads.isPaused('other')).toBe(false)
    pauses.push(pause())
  }
  expect(failed).toEqual(['site: Error: away', 'site: Error: disk'])
  pauses.forEach((length, turn) => {
    const longest = Math.min(60_000, 1_000 * 2 ** turn)
    expect(length).toBeGreaterThanOrEqual(longest / 2)
    expect(length).toBeLessThanOrEqual(longest + 10)
  })
  expect(new Set(pauses.slice(-3)).size).toBeGreaterThan(1)
  expect(await countLoads('failed')).toBe(9)
})

test('after a load that does not fail, the next failure is reported again', async () => {
  await fail('away')
  failed.length = 0
  expect(await loads.watch('site', Promise.resolve('loaded'))).toBe('loaded')
  expect(loads.isPaused('site')).toBe(false)
  await fail('away')
  expect(failed).toEqual(['site: Error: away'])
  expect(pause()).toBeLessThanOrEqual(1_010)
  expect(await countLoads('done')).toBe(1)
})
