import { toExcluded } from './excluded-columns'
import { addCount, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readCustomObject } from '../read/read-custom-objects'
import { inBatches, streamRecords } from '../stream-records'

/**
 * Writes a file of a site's custom objects. Existing objects of the same types that are not in the
 * file are removed.
 */
export async function writeCustomObjects(
  context: WriteContext,
  siteId: string,
  file: string,
): Promise<void> {
  const { trx } = context
  const isDelta = context.files.find(({ path }) => path === file)?.isDelta
  const cleared = new Set<string>()
  const ofType = (typeId: string) =>
    trx.deleteFrom('custom_object').where('site_id', '=', siteId).where('type_id', '=', typeId)
  for await (const elements of inBatches(streamRecords(context, file, ['custom-objects']))) {
    const rows = new Map<string, { type_id: string; object_id: string; attributes: string }>()
    for (const element of elements) {
      if (element.name !== 'custom-object') continue
      const read = readCustomObject(toReading(context, file), element)
      if (!read) continue
      const { typeId, objectId, attributes } = read
      if (context.mode === 'replace' && !isDelta && !cleared.has(typeId)) {
        await ofType(typeId).execute()
        cleared.add(typeId)
      }
      if (element.attributes['mode'] === 'delete') {
        await ofType(typeId).where('object_id', '=', objectId).execute()
        continue
      }
      rows.set(JSON.stringify([typeId, objectId]), {
        type_id: typeId,
        object_id: objectId,
        attributes: JSON.stringify(attributes),
      })
    }
    addCount(context, 'custom objects', rows.size)
    await insertInChunks([...rows.values()], (chunk) =>
      trx
        .insertInto('custom_object')
        .values(chunk.map((row) => ({ ...row, site_id: siteId })))
        .onConflict((conflict) =>
          conflict
            .columns(['site_id', 'type_id', 'object_id'])
            .doUpdateSet(toExcluded(['attributes'])),
        )
        .execute(),
    )
  }
}
