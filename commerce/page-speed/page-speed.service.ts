import {
  rateSpeed,
  SPEED_METRICS,
  SPEED_SCALES,
  speedPercentile,
  speedShares,
  toSpeedBucket,
  type Device,
  type PageSpeed,
  type SpeedMetric,
} from '../../rules/page-speed'
import type { PageSpeedReport, SpeedFigures } from '../../contracts/back-office'
import { addDays, utcDay } from '../../rules/days'
import type { Db } from '../db/client'
import {
  addPageSpeed,
  deletePageSpeedBefore,
  selectPageSpeed,
  type SpeedCount,
} from './page-speed.repository'

const RETENTION_DAYS = 90
/** The percentile that search engines use. */
const SHARE = 0.75

interface SpeedFilter {
  /** Including today. */
  days: number
  siteId?: string
  device?: Device
}

export interface PageSpeedService {
  count(siteId: string, speed: PageSpeed): Promise<void>
  report(filter: SpeedFilter): Promise<PageSpeedReport>
}

/** Creates the service for page-speed counts, which are anonymous and kept for 90 days. */
export function createPageSpeedService(db: Db, now: () => Date): PageSpeedService {
  const dayBefore = (days: number) => addDays(utcDay(now()), -days)
  let cleanedOn = ''

  return {
    async count(siteId, { pageType, device, values }) {
      const buckets = SPEED_METRICS.flatMap((metric) => {
        const value = values[metric]
        return value === undefined ? [] : [{ metric, bucket: toSpeedBucket(metric, value) }]
      })
      if (buckets.length === 0) return
      const day = dayBefore(0)
      await addPageSpeed(db, { siteId, day, pageType, device }, buckets)
      if (cleanedOn === day) return
      cleanedOn = day
      await deletePageSpeedBefore(db, dayBefore(RETENTION_DAYS))
    },

    async report({ days, ...filter }) {
      const counts = await selectPageSpeed(db, { since: dayBefore(days - 1), ...filter })
      const pageTypes = [...new Set(counts.map(({ pageType }) => pageType))]
      const pages = pageTypes.map((pageType) => ({
        pageType,
        metrics: toFigures(counts.filter((count) => count.pageType === pageType)),
      }))
      return { metrics: toFigures(counts), pages }
    },
  }
}

function toFigures(counts: readonly SpeedCount[]): SpeedFigures[] {
  return SPEED_METRICS.flatMap((metric) => {
    const buckets = toBuckets(metric, counts)
    const p75 = speedPercentile(metric, buckets, SHARE)
    if (p75 === undefined) return []
    const visits = buckets.reduce((total, count) => total + count, 0)
    const shares = speedShares(metric, buckets)
    return [{ metric, visits, p75, rating: rateSpeed(metric, p75), shares }]
  })
}

function toBuckets(metric: SpeedMetric, counts: readonly SpeedCount[]): number[] {
  const buckets = Array.from({ length: SPEED_SCALES[metric].edges.length + 1 }, () => 0)
  for (const count of counts) {
    if (count.metric === metric) buckets[count.bucket] = (buckets[count.bucket] ?? 0) + count.visits
  }
  return buckets
}
