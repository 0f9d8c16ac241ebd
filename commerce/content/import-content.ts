import path from 'node:path'
import type { Db } from '../db/client'
import { Findings, type Finding } from '../import/findings'
import { isBody } from './content-links.rules'
import {
  addImportedVersions,
  removeLeftOut,
  saveEditions,
  saveItems,
} from './content-import.repository'
import { readContent, type ReadItem } from './read-content'

export interface ContentImportOptions {
  /** The folder of the pictures that items name; default: `photos` beside the content. */
  photosFolder?: string
  /** The time: injected, so that tests can set it. */
  now?: () => Date
}

export interface ContentImportReport {
  /** `refused`: there are errors, and nothing was written. */
  outcome: 'imported' | 'refused'
  findings: Finding[]
  /** Items, each counted once for every edition it stands in. */
  count: number
}

/**
 * Brings the JSON files of a folder into the content hub, whole or not at all: a changed file as a
 * new, published version, an unchanged one not at all, a missing one removes its item. Versions of
 * editors stay. Products an item names but nobody sells are warned of.
 * @throws Error when there is no such folder.
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
