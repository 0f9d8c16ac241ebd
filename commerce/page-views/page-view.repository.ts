import { sql } from 'kysely'
import type { Db } from '../db/client'

/** Per site and day; limits how many invented addresses can be stored. */
const MAX_PATHS = 2_000
const RETENTION_DAYS = 90

export interface PageViewCount {
  siteId: string
  path: string
  views: number
}

export async function addPageView(
  db: Db,
  { siteId, path, day }: { siteId: string; path: string; day: string },
): Promise<void> {
  await sql`
    insert into page_view_count (site_id, day, path, views)
    select ${siteId}, ${day}::date, case
      when exists (select 1 from page_view_count
        where site_id = ${siteId} and day = ${day}::date and path = ${path}) then ${path}
      when (select count(*) from page_view_count
        where site_id = ${siteId} and day = ${day}::date) < ${MAX_PATHS}::int then ${path}
      else '*' end, 1
    on conflict (site_id, day, path) do update set views = page_view_count.views + 1`.execute(db)
}

export async function deleteOldPageViews(db: Db, day: string): Promise<void> {
  await sql`
    delete from page_view_count where day < ${day}::date - ${RETENTION_DAYS}::int`.execute(db)
}

/** Returns the most viewed paths of all sites since a day, including that day. */
export async function selectPageViews(
  db: Db,
  { since, limit }: { since: string; limit: number },
): Promise<PageViewCount[]> {
  const { rows } = await sql<PageViewCount>`
    select site_id as "siteId", path, sum(views)::int as views from page_view_count
    where day >= ${since}::date
    group by site_id, path
    order by views desc, site_id, path
    limit ${limit}`.execute(db)
  return rows
}
