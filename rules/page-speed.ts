/* Page speed of real visitors: the metrics, the buckets in which they are counted, and the figures
   computed from the buckets (docs/adr/0097). Limits: https://web.dev/articles/vitals */

export const SPEED_METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type SpeedMetric = (typeof SPEED_METRICS)[number]

export const DEVICES = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** Named as in the data layer (`pageTypeOf`). */
export const PAGE_TYPES = [
  'homepage',
  'search results',
  'category',
  'product',
  'custom-mix',
  'cart',
  'checkout',
  'track-order',
  'account',
  'orders',
  'order-details',
  'subscriptions',
  'addressbook',
  'wallet',
  'wishlist',
  'profile',
  'preferences',
  'error',
  'content',
] as const

/** A browser's measurements of one page visit: in milliseconds, or a score for CLS. */
export interface PageSpeed {
  pageType: string
  device: Device
  values: Partial<Record<SpeedMetric, number>>
  /** The trace of the page's request, if the page contained one (W3C Trace Context). */
  traceparent?: string
}

export type SpeedRating = 'good' | 'needs improvement' | 'poor'

interface Scale {
  /** Values up to `good` are good, values above `poor` are poor; both are bucket edges. */
  good: number
  poor: number
  /** Upper bounds of the buckets; one more bucket contains values above the last. */
  edges: readonly number[]
}

export const SPEED_SCALES: Readonly<Record<SpeedMetric, Scale>> = {
  LCP: {
    good: 2_500,
    poor: 4_000,
    edges: [
      500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 12_000, 20_000,
    ],
  },
  INP: {
    good: 200,
    poor: 500,
    edges: [16, 32, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000],
  },
  CLS: {
    good: 0.1,
    poor: 0.25,
    edges: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  },
  FCP: {
    good: 1_800,
    poor: 3_000,
    edges: [250, 500, 750, 1_000, 1_400, 1_800, 2_200, 2_600, 3_000, 4_000, 6_000, 10_000],
  },
  TTFB: {
    good: 800,
    poor: 1_800,
    edges: [50, 100, 200, 300, 400, 600, 800, 1_000, 1_400, 1_800, 2_500, 4_000, 8_000],
  },
}

export function toSpeedBucket(metric: SpeedMetric, value: number): number {
  const { edges } = SPEED_SCALES[metric]
  const index = edges.findIndex((edge) => value <= edge)
  return index === -1 ? edges.length : index
}

/**
 * Returns a percentile, interpolated linearly between the edges of its bucket. For the last bucket,
 * which has no upper bound, it is the lower bound. Undefined without visits.
 * @param counts visits by bucket
 * @param share from 0 to 1
 */
export function speedPercentile(
  metric: SpeedMetric,
  counts: readonly number[],
  share: number,
): number | undefined {
  const { edges } = SPEED_SCALES[metric]
  const wanted = sum(counts) * share
  if (wanted === 0) return undefined
  let before = 0
  for (const [index, count] of counts.entries()) {
    if (before + count >= wanted && count > 0) {
      const from = edges[index - 1] ?? 0
      const to = edges[index] ?? from
      return from + (to - from) * ((wanted - before) / count)
    }
    before += count
  }
  return edges.at(-1)
}

export function rateSpeed(metric: SpeedMetric, value: number): SpeedRating {
  const { good, poor } = SPEED_SCALES[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'needs improvement' : 'poor'
}

/** Returns the numbers of visits that were good, need improvement, and were poor. */
export function speedShares(
  metric: SpeedMetric,
  counts: readonly number[],
): Record<SpeedRating, number> {
  const { good, poor, edges } = SPEED_SCALES[metric]
  const afterGood = edges.indexOf(good) + 1
  const afterPoor = edges.indexOf(poor) + 1
  return {
    good: sum(counts.slice(0, afterGood)),
    'needs improvement': sum(counts.slice(afterGood, afterPoor)),
    poor: sum(counts.slice(afterPoor)),
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
