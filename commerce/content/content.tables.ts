import type { ColumnType, Generated } from 'kysely'
import type { Jsonb, Timestamp, TimestampDefault } from '../db/columns'
import type { ContentStage } from './content-view'

interface ContentItemTable {
  id: string
  delivery_key: string | null
  schema: string
  name: string
  /** Who set its name and key: `import`, or an editor. */
  named_by: Generated<string>
}

/** A schedule that several items may share; `base` always exists and has no limits. */
interface ContentEditionTable {
  id: string
  name: string
  /** Shown from this moment on, inclusive; null means no start. */
  starts_at: Timestamp | null
  /** Shown until this moment, exclusive; null means no end. */
  ends_at: Timestamp | null
  /** Incremented with each change, so that the second of two concurrent editors gets a conflict. */
  revision: Generated<number>
  saved_at: TimestampDefault
  saved_by: string
}

/**
 * Only `published_at` is ever updated. Version numbers are unique within an item, across its
 * editions.
 */
interface ContentVersionTable {
  item_id: string
  version: number
  edition_id: string
  /** null means that the item is hidden in this edition. */
  body: ColumnType<Record<string, unknown> | null, string | null, string | null>
  saved_at: TimestampDefault
  saved_by: string
  note: Generated<string>
  /** null means that the version is in staging only. */
  published_at: Timestamp | null
}

interface ContentSnapshotTable {
  id: string
  name: string
  taken_at: TimestampDefault
  saved_by: string
  stage: Generated<ContentStage>
  /** The moment whose content the snapshot contains; `taken_at` is when it was taken. */
  moment: TimestampDefault
}

interface ContentSnapshotItemTable {
  snapshot_id: string
  item_id: string
  delivery_key: string | null
  name: string
  body: Jsonb<Record<string, unknown>>
}

interface ContentPresenceTable {
  item_id: string
  editor_id: string
  name: string
  since: Timestamp
  seen_at: Timestamp
}

/** A change of several items that can be undone as one. */
interface ContentReplacementTable {
  id: string
  description: string
  saved_at: Timestamp
  saved_by: string
  undone_at: Timestamp | null
  /** The replaced picture and the one in its place; null for a change of texts. */
  from_path: string | null
  to_path: string | null
}

interface ContentReplacementVersionTable {
  replacement_id: string
  item_id: string
  edition_id: string
  before_version: number
  after_version: number
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
declare module '../db/schema' {
  interface Schema {
    content_asset: ContentAssetTable
    content_folder: ContentFolderTable
    content_slot: ContentSlotTable
    content_item: ContentItemTable
    content_edition: ContentEditionTable
    content_version: ContentVersionTable
    content_snapshot: ContentSnapshotTable
    content_snapshot_item: ContentSnapshotItemTable
    content_presence: ContentPresenceTable
    content_replacement: ContentReplacementTable
    content_replacement_version: ContentReplacementVersionTable
  }
}
