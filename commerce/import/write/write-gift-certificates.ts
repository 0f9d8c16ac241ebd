import {
  changeGiftCertificate,
  importGiftCertificates,
} from '../../gift-certificates/import-gift-certificates'
import { filesOf, toReading, type WriteContext } from '../import-context'
import { readGiftCertificate } from '../read/read-gift-certificates'
import { readEach } from '../read/parse-records'
import { inBatches, streamRecords } from '../stream-records'
import type { RowKind } from './row-kind'
import type { SiteOfFile } from './site-of-file'

const GIFT_CERTIFICATE: RowKind = {
  table: 'gift_certificate',
  key: ['site_id', 'code'],
  root: 'gift-certificates',
  count: 'giftCertificates',
  keepsOthers: true,
}

/** What replaces that of an existing certificate. */
const REPLACED = new Set(['enabled'])

export async function writeGiftCertificates(
  context: WriteContext,
  siteOf: SiteOfFile,
): Promise<void> {
  for (const { path } of filesOf(context, 'gift-certificates')) {
    const siteId = await siteOf(path)
    if (siteId !== undefined) await writeFile(context, siteId, path)
  }
  await context.rows.finish(GIFT_CERTIFICATE)
}

async function writeFile(context: WriteContext, siteId: string, file: string): Promise<void> {
  const { trx, rows, mode } = context
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, ['gift-certificates']))) {
    const entries = readEach(
      reading,
      elements.filter(({ name }) => name === 'gift-certificate'),
      ({ attributes }) => attributes['gc-id'],
      (element) => readGiftCertificate(reading, element),
    )
    await rows.write(
      GIFT_CERTIFICATE,
      entries.map(({ id, isGone }) => ({
        key: { site_id: siteId, code: id || undefined },
        isGone,
      })),
    )
    const known = await listKnown(context, siteId, entries)
    for (const { id, record } of entries) {
      if (!record) continue
      const { naming, ...certificate } = record
      if (known.has(id)) {
        const named = mode === 'replace' ? REPLACED : naming.named
        await changeGiftCertificate(trx, siteId, certificate, named)
      } else if (mode !== 'update') {
        if (naming.reportMissing) naming.reportMissing()
        else await importGiftCertificates(trx, siteId, [certificate])
      }
    }
  }
}

async function listKnown(
  { trx }: WriteContext,
  siteId: string,
  entries: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('gift_certificate')
    .select('code')
    .where('site_id', '=', siteId)
    .where('code', 'in', ['', ...entries.map(({ id }) => id)])
    .execute()
  return new Set(rows.map(({ code }) => code))
}
