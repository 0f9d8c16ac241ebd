import { importGiftCertificates } from '../../gift-certificates/import-gift-certificates'
import { ImportedGiftCertificate } from '../../gift-certificates/gift-certificate.schemas'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { readGiftCertificate } from '../read/read-gift-certificates'
import { parseRecord } from '../read/reading'
import { inBatches, streamRecords } from '../stream-records'
import type { SiteOfFile } from './site-of-file'

/** Writes the gift certificates of all sites. */
export async function writeGiftCertificates(
  context: WriteContext,
  siteOf: SiteOfFile,
): Promise<void> {
  for (const { path } of filesOf(context, 'gift-certificates')) {
    const siteId = await siteOf(path)
    if (siteId !== undefined) await writeFile(context, siteId, path)
  }
}

/** Writes the gift certificates of a site; redemptions in this shop are kept. */
async function writeFile(context: WriteContext, siteId: string, file: string): Promise<void> {
  for await (const elements of inBatches(streamRecords(context, file, ['gift-certificates']))) {
    const records = elements
      .filter(({ name }) => name === 'gift-certificate')
      .flatMap((element) => {
        const record = readGiftCertificate(element)
        const id = record.code.slice(-4)
        const isFine = parseRecord(toReading(context, file), id, ImportedGiftCertificate, record)
        return isFine ? [record] : []
      })
    const written = await importGiftCertificates(context.trx, siteId, records)
    addCount(context, 'giftCertificates', written)
  }
}
