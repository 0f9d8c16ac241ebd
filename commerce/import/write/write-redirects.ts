import { filesOf, toReading, type WriteContext } from '../import-context'
import { readRedirect, sourceOf } from '../read/read-redirects'
import { readEach } from '../read/parse-records'
import { inBatches, streamRecords } from '../stream-records'
import { toRowEntries, withoutNaming } from './row-entries'
import type { RowKind } from './row-kind'
import type { SiteOfFile } from './site-of-file'

const REDIRECT: RowKind = {
  table: 'redirect_url',
  key: ['site_id', 'uri'],
  scope: ['site_id'],
  root: 'redirect-urls',
  count: 'redirects',
}

export async function writeRedirects(context: WriteContext, siteOf: SiteOfFile): Promise<void> {
  const { rows } = context
  for (const { path } of filesOf(context, 'redirect-urls')) {
    const siteId = await siteOf(path)
    if (siteId === undefined) continue
    const scope = { site_id: siteId }
    const reading = toReading(context, path)
    rows.open(REDIRECT, scope)
    for await (const elements of inBatches(streamRecords(context, path, ['redirect-urls']))) {
      const redirects = readEach(
        reading,
        elements.filter(({ name }) => name === 'redirect-url'),
        sourceOf,
        (element) => readRedirect(reading, element),
      )
      const toColumns = (record: object) => ({ definition: withoutNaming(record) })
      await rows.write(REDIRECT, toRowEntries(redirects, scope, toColumns, 'uri'))
    }
  }
  await rows.finish(REDIRECT)
}
