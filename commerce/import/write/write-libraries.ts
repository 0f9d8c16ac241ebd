import { sql } from 'kysely'
import type { ContentAsset } from '../../content/content-asset.schemas'
import type { ContentFolder } from '../../content/content-folder.schemas'
import { toExcluded } from './excluded-columns'
import { addCount, filesOf, isWhole, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readContentAsset, readContentFolder } from '../read/read-library'
import { inBatches, streamRecords } from '../stream-records'

/** Writes the folders and assets of libraries; a library without an id belongs to its site. */
export async function writeLibraries(context: WriteContext): Promise<void> {
  const libraryIds = new Set<string>()
  for (const { path } of filesOf(context, 'library')) {
    libraryIds.add(await writeLibrary(context, path))
  }
  if (!isWhole(context, 'library')) return
  const ids = [...libraryIds]
  await sql`delete from content_asset where library_id <> all(${ids}::text[])`.execute(context.trx)
  await sql`delete from content_folder where library_id <> all(${ids}::text[])`.execute(context.trx)
}

type Table = 'content_asset' | 'content_folder'

async function writeLibrary(context: WriteContext, file: string): Promise<string> {
  let libraryId = libraryOf(file)
  const seen = { content_asset: new Set<string>(), content_folder: new Set<string>() }
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, ['library']))) {
    if (elements[0]?.name === 'library') {
      libraryId = elements[0].attributes['library-id'] ?? libraryId
    }
    const assets = new Map<string, ContentAsset>()
    const folders = new Map<string, ContentFolder>()
    for (const element of elements) {
      const { 'content-id': contentId, 'folder-id': folderId, mode } = element.attributes
      if (mode === 'delete') {
        await removeOne(context, libraryId, contentId, folderId)
      } else if (element.name === 'content' && contentId !== undefined) {
        const asset = readContentAsset(reading, element)
        if (asset) assets.set(contentId, asset)
      } else if (element.name === 'folder' && folderId !== undefined) {
        const folder = readContentFolder(reading, element)
        if (folder) folders.set(folderId, folder)
      }
    }
    await upsert(context, 'content_asset', libraryId, assets, seen.content_asset)
    await upsert(context, 'content_folder', libraryId, folders, seen.content_folder)
  }
  if (isWhole(context, 'library')) {
    await removeOthers(context, 'content_asset', libraryId, seen.content_asset)
    await removeOthers(context, 'content_folder', libraryId, seen.content_folder)
  }
  return libraryId
}

/**
 * Returns the library id of `libraries/<id>/library.xml`, or of `sites/<id>/library/library.xml`
 * for a site's own library.
 */
function libraryOf(file: string): string {
  return /^(?:libraries|sites)\/([^/]+)\//.exec(file)?.[1] ?? 'library'
}

async function upsert(
  context: WriteContext,
  table: Table,
  libraryId: string,
  definitions: ReadonlyMap<string, ContentAsset | ContentFolder>,
  seen: Set<string>,
): Promise<void> {
  const rows = [...definitions].map(([id, definition]) => {
    seen.add(id)
    return { library_id: libraryId, id, definition: JSON.stringify(definition) }
  })
  addCount(context, table === 'content_asset' ? 'contentAssets' : 'contentFolders', rows.length)
  await insertInChunks(rows, (chunk) =>
    context.trx
      .insertInto(table)
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['library_id', 'id']).doUpdateSet(toExcluded(['definition'])),
      )
      .execute(),
  )
}

async function removeOthers(
  { trx }: WriteContext,
  table: Table,
  libraryId: string,
  seen: ReadonlySet<string>,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where library_id = ${libraryId} and not exists (
    select from unnest(${[...seen]}::text[]) as kept(id) where kept.id = ${sql.ref(`${table}.id`)}
  )`.execute(trx)
}

async function removeOne(
  { trx }: WriteContext,
  libraryId: string,
  contentId: string | undefined,
  folderId: string | undefined,
): Promise<void> {
  await trx
    .deleteFrom('content_asset')
    .where('library_id', '=', libraryId)
    .where('id', '=', contentId ?? '')
    .execute()
  await trx
    .deleteFrom('content_folder')
    .where('library_id', '=', libraryId)
    .where('id', '=', folderId ?? '')
    .execute()
}
