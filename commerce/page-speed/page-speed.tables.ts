import type { ColumnType } from 'kysely'

interface PageSpeedCountTable {
  site_id: string
  /** YYYY-MM-DD, in UTC. */
  day: ColumnType<string, string, never>
  page_type: string
  device: string
  metric: string
  /** Index among the buckets of the metric. */
  bucket: number
  visits: number
}

/** The tables of the page speed module (migration 435). */
export interface PageSpeedTables {
  page_speed_count: PageSpeedCountTable
}
