import { sql } from 'kysely'
import type { Db } from '../db/client'

export interface SpeedCount {
  pageType: string
  metric: string
  bucket: number
  visits: number
}

interface VisitKey {
  siteId: string
  /** YYYY-MM-DD. */
  day: string
  pageType: string
  device: string
}

/** Counts one visit in one bucket per metric. @param buckets at least one */
export async function addPageSpeed(
  db: Db,
  { siteId, day, pageType, device }: VisitKey,
  buckets: readonly { metric: string; bucket: number }[],
): Promise<void> {
  // a fixed order, so that concurrent visits cannot deadlock
  const inOrder = [...buckets].sort((one, other) => one.metric.localeCompare(other.metric))
  const values = inOrder.map(({ metric, bucket }) => ({
    site_id: siteId,
    day,
    page_type: pageType,
    device,
    metric,
    bucket,
    visits: 1,
  }))
  await db
    .insertInto('page_speed_count')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'page_type', 'device', 'metric', 'bucket'])
        .doUpdateSet({ visits: sql<number>`page_speed_count.visits + 1` }),
    )
    .execute()
}

export async function deletePageSpeedBefore(db: Db, day: string): Promise<void> {
  await sql`delete from page_speed_count where day < ${day}::date`.execute(db)
}

/** Returns the visits since a day, including that day, by page type, metric and bucket. */
export async function selectPageSpeed(
  db: Db,
  { since, siteId, device }: { since: string; siteId?: string; device?: string },
): Promise<SpeedCount[]> {
  return db
    .selectFrom('page_speed_count')
    .select(['page_type as pageType', 'metric', 'bucket'])
    .select(({ fn }) => fn.sum<number>('visits').as('visits'))
    .where('day', '>=', sql<string>`${since}::date`)
    .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? ''))
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .groupBy(['page_type', 'metric', 'bucket'])
    .orderBy('page_type')
    .execute()
}
