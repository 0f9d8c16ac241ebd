import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Db, Trx } from '../db/client'
import type { Archive } from './archive'
import { checkArchive } from './check-archive.rules'
import { Findings, type Finding } from './findings'
import { toProductRows, type ProductRow } from './product-rows.rules'
import { checksumOf, listArchiveFiles, readArchive } from './read-archive'
import { writeArchive } from './write-archive'

/** Raise it when the importer starts to store something it did not: known archives are read again. */
const IMPORTER_VERSION = 2

export interface ImportOptions {
  /** Where the pictures lie that the archive names; default: `photos` beside the archive. */
  photosFolder?: string
  /** A line for people before each step. */
  onProgress?: (line: string) => void
  /** Runs in the import's transaction once the data are there, e.g. to build the search index. */
  afterWrite?: (trx: Trx) => Promise<void>
  now?: () => Date
}

export interface ImportReport {
  /** `refused`: there are errors, and nothing was written. `unchanged`: it is in already. */
  outcome: 'imported' | 'unchanged' | 'refused'
  checksum: string
  findings: Finding[]
  counts: Record<string, number>
}

/**
 * Takes in a B2C Commerce site-import archive: all of it in one transaction, or nothing.
 * @throws Error when there is no such folder.
 */
export async function importArchive(
  db: Db,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { onProgress = () => undefined } = options
  const files = listArchiveFiles(folder)
  const checksum = checksumOf(files, IMPORTER_VERSION)
  if (await isImported(db, checksum)) {
    return { outcome: 'unchanged', checksum, findings: [], counts: {} }
  }
  onProgress(`reading ${files.length} files`)
  const findings = new Findings()
  const archive = readArchive(files, findings)
  const photosFolder = options.photosFolder ?? path.join(folder, '..', 'photos')
  checkArchive(archive, findings, (photo) => existsSync(path.join(photosFolder, photo)))
  const products = toProductRows(archive)
  const report = { checksum, findings: findings.list, counts: countsOf(archive, products) }
  if (findings.hasErrors) return { outcome: 'refused', ...report }
  await db.transaction().execute(async (trx) => {
    await writeArchive(trx, archive, products, onProgress)
    await options.afterWrite?.(trx)
    await remember(trx, report, options.now?.() ?? new Date())
  })
  return { outcome: 'imported', ...report }
}

async function isImported(db: Db, checksum: string): Promise<boolean> {
  const known = await db
    .selectFrom('archive_import')
    .select('checksum')
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return known !== undefined
}

/** Only the newest stays: an older archive may be brought back. */
async function remember(trx: Trx, report: Omit<ImportReport, 'outcome'>, at: Date): Promise<void> {
  await trx.deleteFrom('archive_import').execute()
  const { checksum, ...rest } = report
  await trx
    .insertInto('archive_import')
    .values({ checksum, imported_at: at, report: JSON.stringify(rest) })
    .execute()
}

function countsOf(archive: Archive, products: readonly ProductRow[]): Record<string, number> {
  const sum = <T>(items: readonly T[], size: (item: T) => number) =>
    items.reduce((total, item) => total + size(item), 0)
  return {
    categories: sum(archive.catalogs, ({ categories }) => categories.length),
    products: products.filter(({ kind }) => kind !== 'variant').length,
    variants: products.filter(({ kind }) => kind === 'variant').length,
    prices: sum(archive.priceBooks, ({ prices }) => prices.length),
    stockRecords: sum(archive.inventoryLists, ({ records }) => records.length),
    shops: archive.stores.length,
    sites: archive.sites.length,
  }
}
