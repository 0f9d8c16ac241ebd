import type { Generated } from 'kysely'
import type { Jsonb } from '../db/columns'

interface ContentItemTable {
  /** The item's delivery id. */
  id: string
  delivery_key: string | null
  schema: string
  name: string
  body: Jsonb<Record<string, unknown>>
}

interface ContentAssetTable {
  library_id: string
  id: string
  definition: Jsonb<unknown>
}

interface ContentFolderTable {
  library_id: string
  id: string
  definition: Jsonb<unknown>
}

interface ContentSlotTable {
  site_id: string
  slot_id: string
  context: string
  context_id: Generated<string>
  configuration_id: string
  definition: Jsonb<unknown>
}

/** The tables of the content module's migrations. */
export interface ContentTables {
  content_asset: ContentAssetTable
  content_folder: ContentFolderTable
  content_slot: ContentSlotTable
  content_item: ContentItemTable
}
