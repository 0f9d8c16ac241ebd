import type { ColumnType } from 'kysely'

interface PageViewCountTable {
  site_id: string
  /** YYYY-MM-DD, in UTC. */
  day: ColumnType<Date, string, never>
  /** Without query; `*` stands for those that are not counted apart. */
  path: string
  views: number
}

/** The tables of the page views module (migration 380). */
export interface PageViewsTables {
  page_view_count: PageViewCountTable
}
