import {
  addImportedVersions,
  saveItems,
  type NewContentItem,
} from '../content/content-import.repository'
import type { Body } from '../content/content-links.rules'
import { BASE_EDITION } from '../content/edition.rules'
import type { Db } from '../db/client'

/** Publishes items in the base of the content hub, each with its id as its name. */
export async function seedContentItems(
  db: Db,
  items: readonly (Pick<NewContentItem, 'id' | 'deliveryKey'> & { body: Body })[],
): Promise<void> {
  const schema = 'https://praline.example/content/content-page'
  const whole = items.map((item) => ({ schema, name: item.id, editionId: BASE_EDITION, ...item }))
  await db.transaction().execute(async (trx) => {
    await saveItems(trx, whole)
    await addImportedVersions(trx, whole, new Date())
  })
}
