import path from 'node:path'
import type { Db } from '../db/client'
import { Findings, type Finding } from '../archives/findings'
import { isBody } from './content-links.rules'
import {
  addImportedVersions,
  removeLeftOut,
  saveEditions,
  saveItems,
} from './content-import.repository'
import { readContent, type ReadItem } from './read-content'

export interface ContentImportOptions {
  /** The folder of the items' pictures; by default, the folder `photos` next to the content. */
  photosFolder?: string
  /** The current time; tests may set it. */
  now?: () => Date
}

export interface ContentImportReport {
  /** `refused` means that there are errors and nothing was written. */
  outcome: 'imported' | 'refused'
  findings: Finding[]
  /** The number of items, counted once for each edition that contains them. */
  count: number
}

/**
 * Imports the JSON files of a folder into the content hub, completely or not at all. A changed file
 * becomes a new, published version, an unchanged file is skipped, and the item of a missing file is
 * removed. Versions of editors are kept. Products that do not exist cause warnings.
 * @throws Error if the folder does not exist.
 */
export async function importContent(
  db: Db,
  folder: string,
  options: ContentImportOptions = {},
): Promise<ContentImportReport> {
  const findings = new Findings()
  const photosFolder = options.photosFolder ?? path.join(folder, '..', 'photos')
  const { items, editions } = readContent(folder, photosFolder, findings)
  await checkProducts(db, items, findings)
  const report = { findings: findings.list, count: items.length }
  if (findings.hasErrors) return { outcome: 'refused', ...report }
  const savedAt = options.now?.() ?? new Date()
  await db.transaction().execute(async (trx) => {
    await saveEditions(trx, editions, savedAt)
    await removeLeftOut(trx, items, editions)
    await saveItems(trx, items)
    await addImportedVersions(trx, items, savedAt)
  })
  return { outcome: 'imported', ...report }
}

async function checkProducts(db: Db, items: readonly ReadItem[], findings: Findings) {
  const named = items.flatMap(({ file, body }) =>
    listProductIds(body).map((productId) => ({ file, productId })),
  )
  if (named.length === 0) return
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [...new Set(named.map(({ productId }) => productId))])
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const { file, productId } of named) {
    if (!known.has(productId)) findings.warn(file, productId, 'no such product')
  }
}

function listProductIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listProductIds)
  if (!isBody(value)) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'productIds' && Array.isArray(entry) ? entry.map(String) : listProductIds(entry),
  )
}
