import type { ColumnType } from 'kysely'

interface PageViewCountTable {
  site_id: string
  /** YYYY-MM-DD, in UTC. */
  day: ColumnType<Date, string, never>
  /** The path without the query; `*` collects paths beyond the daily limit. */
  path: string
  views: number
}

/** The tables of the page views module (migration 380). */
declare module '../db/schema' {
  interface Schema {
    page_view_count: PageViewCountTable
  }
}
