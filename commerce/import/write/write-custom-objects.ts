import { filesOf, toReading, type WriteContext } from '../import-context'
import { readCustomObject } from '../read/read-custom-objects'
import { readEach } from '../read/parse-records'
import { inBatches, streamRecords } from '../stream-records'
import type { RowEntry, RowKind } from './row-kind'
import type { SiteOfFile } from './site-of-file'

const CUSTOM_OBJECT: RowKind = {
  table: 'custom_object',
  key: ['site_id', 'type_id', 'object_id'],
  scope: ['site_id', 'type_id'],
  root: 'custom-objects',
  count: 'custom objects',
}

/** Writes the custom objects of all sites; only objects of the archive's types are removed. */
export async function writeCustomObjects(context: WriteContext, siteOf: SiteOfFile): Promise<void> {
  const { rows } = context
  for (const { path } of filesOf(context, 'custom-objects')) {
    const siteId = await siteOf(path)
    if (siteId === undefined) continue
    const reading = toReading(context, path)
    for await (const elements of inBatches(streamRecords(context, path, ['custom-objects']))) {
      const entries = elements
        .filter(({ name }) => name === 'custom-object')
        .map((element): RowEntry => {
          const { 'type-id': typeId, 'object-id': objectId } = element.attributes
          const key = { site_id: siteId, type_id: typeId, object_id: objectId }
          if (typeId) rows.open(CUSTOM_OBJECT, { site_id: siteId, type_id: typeId })
          const [entry] = readEach(
            reading,
            [element],
            () => objectId,
            (one) => readCustomObject(reading, one),
          )
          if (!entry?.record) return { key, isGone: entry?.isGone ?? false }
          const { attributes, naming } = entry.record
          return { key, row: { ...key, attributes }, naming }
        })
      await rows.write(CUSTOM_OBJECT, entries)
    }
  }
  await rows.finish(CUSTOM_OBJECT)
}
