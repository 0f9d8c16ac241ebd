import { filesOf, toReading, type WriteContext } from '../import-context'
import { readContentAsset, readContentFolder } from '../read/read-library'
import { readEach } from '../read/parse-records'
import { inBatches, streamRecords } from '../stream-records'
import { toRowEntries, withoutNaming } from './row-entries'
import type { RowKind } from './row-kind'

const ASSET: RowKind = {
  table: 'content_asset',
  key: ['library_id', 'id'],
  root: 'library',
  count: 'contentAssets',
}
const FOLDER: RowKind = { ...ASSET, table: 'content_folder', count: 'contentFolders' }

/** Writes the folders and assets of libraries; a library without an id belongs to its site. */
export async function writeLibraries(context: WriteContext): Promise<void> {
  for (const { path } of filesOf(context, 'library')) await writeLibrary(context, path)
  await context.rows.finish(ASSET)
  await context.rows.finish(FOLDER)
}

async function writeLibrary(context: WriteContext, file: string): Promise<void> {
  let libraryId = libraryOf(file)
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, ['library']))) {
    if (elements[0]?.name === 'library') {
      libraryId = elements[0].attributes['library-id'] ?? libraryId
    }
    const scope = { library_id: libraryId }
    const toColumns = (record: object) => ({ definition: withoutNaming(record) })
    const assets = readEach(
      reading,
      elements.filter(({ name }) => name === 'content'),
      ({ attributes }) => attributes['content-id'],
      (element) => readContentAsset(reading, element),
    )
    await context.rows.write(ASSET, toRowEntries(assets, scope, toColumns))
    const folders = readEach(
      reading,
      elements.filter(({ name }) => name === 'folder'),
      ({ attributes }) => attributes['folder-id'],
      (element) => readContentFolder(reading, element),
    )
    await context.rows.write(FOLDER, toRowEntries(folders, scope, toColumns))
  }
}

/**
 * Returns the library id of `libraries/<id>/library.xml`, or of `sites/<id>/library/library.xml`
 * for a site's own library.
 */
function libraryOf(file: string): string {
  return /^(?:libraries|sites)\/([^/]+)\//.exec(file)?.[1] ?? 'library'
}
