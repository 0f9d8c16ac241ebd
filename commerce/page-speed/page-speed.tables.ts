import type { ColumnType } from 'kysely'

interface PageSpeedCountTable {
  site_id: string
  /** YYYY-MM-DD, in UTC. */
  day: ColumnType<string, string, never>
  page_type: string
  device: string
  metric: string
  /** The index among the metric's buckets. */
  bucket: number
  visits: number
}

/** The tables of the page speed module (migration 435). */
declare module '../db/schema' {
  interface Schema {
    page_speed_count: PageSpeedCountTable
  }
}
