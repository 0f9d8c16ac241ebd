import type { Jsonb } from '../db/columns'

export interface ContentItemTable {
  /** The item's delivery id. */
  id: string
  delivery_key: string | null
  schema: string
  name: string
  body: Jsonb<Record<string, unknown>>
}

/** The tables of the content module's migrations. */
export interface ContentTables {
  content_item: ContentItemTable
}
