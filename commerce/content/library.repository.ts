import { sql } from 'kysely'
import type { Db } from '../db/client'
import { ContentAsset } from './content-asset.schemas'
import { ContentFolder } from './content-folder.schemas'
import { ContentSlot } from './content-slot.schemas'

export interface StoredAsset extends ContentAsset {
  id: string
}

export interface StoredFolder extends ContentFolder {
  id: string
}

export interface StoredSlot extends ContentSlot {
  slotId: string
  /** The id of the category or folder; empty for the whole site. */
  contextId: string
}

interface Row {
  id: string
  definition: unknown
}

const assetsOf = (db: Db, libraryId: string) =>
  db.selectFrom('content_asset').select(['id', 'definition']).where('library_id', '=', libraryId)

export async function selectAssets(
  db: Db,
  libraryId: string,
  ids: readonly string[],
): Promise<StoredAsset[]> {
  if (ids.length === 0) return []
  const rows = await assetsOf(db, libraryId)
    .where(sql<boolean>`id = any (${[...ids]}::text[])`)
    .execute()
  return rows.flatMap(readAsset)
}

/** Returns the assets that a search may find, which are those in a folder. */
export async function selectFiledAssets(db: Db, libraryId: string): Promise<StoredAsset[]> {
  const rows = await assetsOf(db, libraryId)
    .where(sql<boolean>`jsonb_array_length(coalesce(definition -> 'folderIds', '[]')) > 0`)
    .orderBy('id')
    .execute()
  return rows.flatMap(readAsset)
}

export async function selectAssetsByPage(
  db: Db,
  libraryId: string,
  names: readonly string[],
): Promise<StoredAsset[]> {
  const rows = await assetsOf(db, libraryId)
    .where(
      sql<boolean>`(id = any (${[...names]}::text[])
        or definition ->> 'pageUrl' = any (${[...names]}::text[]))`,
    )
    .orderBy('id')
    .execute()
  return rows.flatMap(readAsset)
}

export async function selectAspectPages(
  db: Db,
  libraryId: string,
  aspectType: string,
): Promise<StoredAsset[]> {
  const rows = await assetsOf(db, libraryId)
    .where(sql<boolean>`definition ->> 'aspectType' = ${aspectType}`)
    .orderBy('id')
    .execute()
  return rows.flatMap(readAsset)
}

export async function selectFolders(db: Db, libraryId: string): Promise<StoredFolder[]> {
  const rows = await db
    .selectFrom('content_folder')
    .select(['id', 'definition'])
    .where('library_id', '=', libraryId)
    .orderBy('id')
    .execute()
  return rows
    .flatMap(({ id, definition }) => {
      const parsed = ContentFolder.safeParse(definition)
      return parsed.success ? [{ id, ...parsed.data }] : []
    })
    .sort((a, b) => a.position - b.position)
}

export async function selectSlots(db: Db, siteId: string): Promise<StoredSlot[]> {
  const rows = await db
    .selectFrom('content_slot')
    .select(['slot_id as slotId', 'context_id as contextId', 'definition'])
    .where('site_id', '=', siteId)
    .orderBy('slot_id')
    .orderBy('context_id')
    .orderBy('configuration_id')
    .execute()
  return rows.flatMap(({ slotId, contextId, definition }): StoredSlot[] => {
    const parsed = ContentSlot.safeParse(definition)
    return parsed.success ? [{ ...parsed.data, slotId, contextId }] : []
  })
}

function readAsset({ id, definition }: Row): StoredAsset[] {
  const parsed = ContentAsset.safeParse(definition)
  return parsed.success ? [{ id, ...parsed.data }] : []
}
