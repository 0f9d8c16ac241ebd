import { importGiftCertificates } from '../../gift-certificates/import-gift-certificates'
import { ImportedGiftCertificate } from '../../gift-certificates/gift-certificate.schemas'
import { addCount, toReading, type WriteContext } from '../import-context'
import { readGiftCertificate } from '../read/read-gift-certificates'
import { parseRecord } from '../read/reading'
import { inBatches, streamRecords } from '../stream-records'

/** Writes the gift certificates of a site; redemptions in this shop are kept. */
export async function writeGiftCertificates(
  context: WriteContext,
  siteId: string,
  file: string,
): Promise<void> {
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
