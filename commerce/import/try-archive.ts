import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ArchiveSource } from './files/archive-source'
import { checkSites } from './check-sites'
import { compareTables, rememberTables, type TableChange } from './compare-tables'
import { toReport, type ImportReport } from './import-archive'
import { readArchive, withArchive, type ImportOptions } from './read-archive'
import { reportUnread } from './report-unread'
import { listProductIds } from './write/product-ids'
import { writeArchive } from './write/write-archive'
import { writeInventory } from './write/write-inventory'

export interface TrialReport extends ImportReport {
  changes: TableChange[]
}

class TrialOver extends Error {}

/**
 * Imports an archive as `importArchive` does, but in a transaction that is rolled back, and reports
 * the changes that it would make. Stock is written to a copy, so that orders need not wait for the
 * trial.
 * @throws Error if the archive does not exist.
 */
export async function tryArchive(
  db: Db,
  location: string,
  options: ImportOptions = {},
): Promise<TrialReport> {
  return withArchive(location, options, (source, given) => tryFrom(db, source, given))
}

async function tryFrom(
  db: Db,
  source: ArchiveSource,
  options: ImportOptions,
): Promise<TrialReport> {
  const { now = () => new Date() } = options
  const read = await readArchive(db, source, { ...options, isTrial: true, isRepeated: true })
  if (typeof read === 'string') throw new Error('A trial reads every archive.')
  const { context, archive } = read
  let changes: TableChange[] = []
  const trial = db.transaction().execute(async (trx) => {
    await copyStock(trx)
    await rememberTables(trx)
    await writeArchive(trx, context, archive.sites, now())
    const productIds = await listProductIds(trx, context)
    await writeInventory({ ...context, db: trx, productIds })
    await checkSites(trx, context, archive.sites)
    await options.afterWrite?.(trx)
    context.onStep('comparing')
    changes = await compareTables(trx)
    throw new TrialOver()
  })
  await trial.catch((error: unknown) => {
    if (!(error instanceof TrialOver)) throw error
  })
  reportUnread(context)
  const report = toReport(read)
  return { ...report, changes: report.outcome === 'refused' ? [] : changes }
}

/**
 * Creates temporary copies, which hide the tables and sequences of the same name until the
 * rollback: orders lock rows of stock, and sequences are not rolled back.
 */
async function copyStock(trx: Trx): Promise<void> {
  for (const name of ['inventory_list', 'inventory']) {
    const [table, rows] = [sql.table(name), sql.table(`rows_of_${name}`)]
    await sql`create temporary table ${rows} on commit drop as table ${table}`.execute(trx)
    await sql`create temporary table ${table} (like ${table} including all) on commit drop`.execute(
      trx,
    )
    await sql`insert into ${table} table ${rows}`.execute(trx)
  }
  for (const sequence of ['order_no_seq', 'customer_no']) {
    await sql`create temporary sequence ${sql.table(sequence)}`.execute(trx)
  }
}
