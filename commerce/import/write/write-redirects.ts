import { toExcluded } from './excluded-columns'
import { addCount, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readRedirect } from '../read/read-redirects'
import { inBatches, streamRecords } from '../stream-records'

/** Writes the redirects of one site's `redirect-urls.xml`. */
export async function writeRedirects(
  context: WriteContext,
  siteId: string,
  file: string,
): Promise<void> {
  const { trx } = context
  const isDelta = context.files.find(({ path }) => path === file)?.isDelta
  if (context.mode === 'replace' && !isDelta) {
    await trx.deleteFrom('redirect_url').where('site_id', '=', siteId).execute()
  }
  for await (const elements of inBatches(streamRecords(context, file, ['redirect-urls']))) {
    const rows = new Map<string, { site_id: string; uri: string; definition: string }>()
    for (const element of elements) {
      if (element.name !== 'redirect-url') continue
      if (element.attributes['mode'] === 'delete') {
        await trx
          .deleteFrom('redirect_url')
          .where('site_id', '=', siteId)
          .where('uri', '=', element.attributes['uri'] ?? '')
          .execute()
        continue
      }
      const redirect = readRedirect(toReading(context, file), element)
      if (!redirect) continue
      const { uri, definition } = redirect
      rows.set(uri, { site_id: siteId, uri, definition: JSON.stringify(definition) })
    }
    addCount(context, 'redirects', rows.size)
    await insertInChunks([...rows.values()], (chunk) =>
      trx
        .insertInto('redirect_url')
        .values(chunk)
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'uri']).doUpdateSet(toExcluded(['definition'])),
        )
        .execute(),
    )
  }
}
