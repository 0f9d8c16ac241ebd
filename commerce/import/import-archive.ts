import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { Archive } from './archive'
import { rememberImport } from './archive-import.repository'
import { checkSites } from './check-sites'
import { removePictures } from './copy-pictures'
import type { ArchiveSource } from './files/archive-source'
import type { Finding, FindingGroup } from '../archives/findings'
import type { Counts, ImportContext } from './import-context'
import { createStockLog, logObjects, rememberObjects, type ImportAuthor } from './log-changes'
import { readArchive, withArchive, type ImportOptions, type ReadArchive } from './read-archive'
import { reportUnread } from './report-unread'
import { noteTouchedProducts } from '../search/search-index'
import { listProductIds } from './write/product-ids'
import { writeArchive } from './write/write-archive'
import { writeInventory } from './write/write-inventory'

export interface ImportReport {
  /**
   * `refused` means that no data was usable and nothing was written, `unchanged` that the archive
   * is already imported.
   */
  outcome: 'imported' | 'unchanged' | 'refused'
  checksum: string
  findings: Finding[]
  groups: FindingGroup[]
  counts: Counts
  removed: Counts
}

/**
 * Imports a B2C Commerce site-import archive, which is a folder or a zip file. Invalid parts are
 * skipped and reported as findings. Everything except stock is written in one transaction, then the
 * stock, and finally the archive is recorded as imported. An interrupted import can be repeated:
 * each step is idempotent, and sold stock is not restored. Customers and orders that the archive does
 * not have stay, and baskets are not changed.
 * @throws Error if the archive does not exist.
 */
export async function importArchive(
  db: Db,
  location: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return withArchive(location, options, (source, given) => importFrom(db, source, given))
}

async function importFrom(
  db: Db,
  source: ArchiveSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const { mode = 'replace', now = () => new Date(), mediaFolder } = options
  const read = await readArchive(db, source, options)
  if (typeof read === 'string') {
    return {
      outcome: 'unchanged',
      checksum: read,
      findings: [],
      groups: [],
      counts: {},
      removed: {},
    }
  }
  const { context, archive, pictures } = read
  const { author } = options
  await writeOrUndo(db, context, archive, now(), author)
  await writeInventory({
    ...context,
    db,
    productIds: await listProductIds(db, context),
    log: author && (await createStockLog(db, author, now())),
  })
  await updateStatistics(db)
  await checkSites(db, context, archive.sites)
  reportUnread(context)
  const report = toReport(read)
  if (report.outcome === 'refused') return report
  await db.transaction().execute(async (trx) => {
    await options.afterWrite?.(trx)
    const { outcome: _outcome, checksum, ...stored } = report
    const columns = { imported_at: now(), is_demo: options.isDemo ?? false }
    await rememberImport(trx, checksum, stored, columns)
  })
  if (mediaFolder && mode === 'replace') await removePictures(mediaFolder, pictures)
  return report
}

export function toReport({
  context,
  checksum,
}: Pick<ReadArchive, 'context' | 'checksum'>): ImportReport {
  const { counts, removed } = context
  const { list, groups } = context.findings
  const outcome = isUsed(context) ? 'imported' : 'refused'
  return { outcome, checksum, findings: list, groups, counts, removed }
}

class NothingUsedError extends Error {}

/** Rolls back an import without any usable data, which would otherwise remove the existing data. */
async function writeOrUndo(
  db: Db,
  context: ImportContext,
  { sites }: Archive,
  now: Date,
  author: ImportAuthor | undefined,
): Promise<void> {
  const written = db.transaction().execute(async (trx) => {
    await noteTouchedProducts(trx)
    const memory = author && (await rememberObjects(trx))
    await writeArchive(trx, context, sites, now)
    if (!isUsed(context)) throw new NothingUsedError()
    if (author && memory) await logObjects(trx, author, now, memory)
  })
  await written.catch((error: unknown) => {
    if (!(error instanceof NothingUsedError)) throw error
  })
}

/**
 * Updates the planner's statistics: the embedded database has no autovacuum, and query plans for
 * empty tables are slow on full ones.
 */
async function updateStatistics(db: Db): Promise<void> {
  await sql`analyze product, category, category_product, price, price_book, inventory`.execute(db)
}

/** Returns whether the archive has anything that was written or deleted. */
function isUsed({ counts, deletions }: ImportContext): boolean {
  return deletions.count > 0 || Object.values(counts).some((count) => count > 0)
}
