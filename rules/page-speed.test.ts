import {
  rateSpeed,
  SPEED_METRICS,
  SPEED_SCALES,
  speedPercentile,
  speedShares,
  toSpeedBucket,
} from './page-speed'

/** Counts the values by bucket. */
const count = (values: readonly number[]) => {
  const counts = Array.from({ length: SPEED_SCALES.LCP.edges.length + 1 }, () => 0)
  for (const value of values) {
    const bucket = toSpeedBucket('LCP', value)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return counts
}

test.each(SPEED_METRICS)('%s has edges in order, with its limits among them', (metric) => {
  const { good, poor, edges } = SPEED_SCALES[metric]
  expect([...edges].sort((one, other) => one - other)).toEqual(edges)
  expect(edges).toEqual(expect.arrayContaining([good, poor]))
  expect(rateSpeed(metric, good)).toBe('good')
  expect(rateSpeed(metric, poor)).toBe('needs improvement')
  expect(rateSpeed(metric, poor + 0.1)).toBe('poor')
})

test('a value on an edge is below it; what is above the last has a bucket too', () => {
  expect(toSpeedBucket('LCP', 500)).toBe(0)
  expect(toSpeedBucket('LCP', 500.1)).toBe(1)
  expect(toSpeedBucket('LCP', 1e9)).toBe(SPEED_SCALES.LCP.edges.length)
  expect(toSpeedBucket('CLS', 0)).toBe(0)
})

test('the percentile lies in its bucket in proportion', () => {
  // 100 visits between 2.0 and 2.5 s
  expect(speedPercentile('LCP', count(Array<number>(100).fill(2_400)), 0.75)).toBe(2_375)
  const half = [...Array<number>(50).fill(400), ...Array<number>(50).fill(3_900)]
  expect(speedPercentile('LCP', count(half), 0.5)).toBe(500)
  expect(speedPercentile('LCP', count(half), 0.75)).toBe(3_750)
  expect(speedPercentile('LCP', count([60_000]), 0.75)).toBe(20_000)
  expect(speedPercentile('LCP', count([]), 0.75)).toBeUndefined()
})

test('is no further from the exact one than its bucket is wide', () => {
  const values = Array.from({ length: 1_000 }, (_, index) => ((index * 7_919) % 1_000) * 5)
  const exact = [...values].sort((one, other) => one - other)[749] ?? 0
  const found = speedPercentile('LCP', count(values), 0.75) ?? 0
  expect(Math.abs(found - exact)).toBeLessThan(100)
})

test('shares are exact', () => {
  const counts = count([100, 2_500, 2_501, 4_000, 4_001, 30_000])
  expect(speedShares('LCP', counts)).toEqual({ good: 2, 'needs improvement': 2, poor: 2 })
})
