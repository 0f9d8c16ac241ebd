import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { Archive } from './archive'
import { checkPromotions } from './check-promotions.rules'
import { checkSites } from './check-sites'
import { CatalogIndex } from './catalog-index'
import { copyPictures, removePictures } from './copy-pictures'
import type { ArchiveLimits, ArchiveSource } from './files/archive-source'
import { inspectArchive } from './files/inspect-archive'
import { openArchive } from './files/open-archive'
import { Findings, type Finding, type FindingGroup } from './findings'
import { filesOf, type Counts, type ImportContext, type Progress } from './import-context'
import { KnownPictures } from './known-pictures'
import { surveyArchive } from './survey-archive'
import { writeArchive } from './write/write-archive'
import { listRemainingProductIds } from './write/remaining-products'
import { loadAttributeDefinitions } from './write/write-attribute-definitions'
import { writeInventory } from './write/write-inventory'

/** Raise it when the importer starts to store something it did not: known archives are read again. */
const IMPORTER_VERSION = 13

export interface ImportOptions {
  /** Where the pictures lie that the archive names; default: `photos` beside the archive. */
  photosFolder?: string
  /** Where the pictures are put that catalogues bring themselves; default: nowhere. */
  mediaFolder?: string
  /** `merge`: only what the archive marks for deletion is removed. Default: `replace`. */
  mode?: 'replace' | 'merge'
  /** Whether this is the retailer that the shop comes with, which every start may bring up to date. */
  isDemo?: boolean
  /** Also what is in already: what was changed since is overwritten. */
  isRepeated?: boolean
  /** Of a zip file whose sender may err. */
  limits?: ArchiveLimits
  /** A line for people before each step. */
  onProgress?: (line: string) => void
  /** How far the file is that is being read. */
  onAdvance?: (progress: Progress) => void
  /** Runs in a transaction once the data are there, e.g. to build the search index. */
  afterWrite?: (trx: Trx) => Promise<void>
  now?: () => Date
}

export interface ImportReport {
  /** `refused`: nothing could be used, and nothing was written. `unchanged`: it is in already. */
  outcome: 'imported' | 'unchanged' | 'refused'
  checksum: string
  /** The first of each kind; all are counted in `groups`. */
  findings: Finding[]
  groups: FindingGroup[]
  counts: Counts
}

/**
 * Takes in a B2C Commerce site-import archive, a folder or a zip file. What can be used is, the rest
 * becomes findings.
 *
 * All but stock is written in one transaction, stock after it, and at last it is remembered that
 * the archive is in. An import that was broken off can be run again: each step ends in the same
 * state, however often it is taken, and sold stock stays sold. Customers and orders are added, and
 * neither they nor baskets are changed.
 * @throws Error when there is no such archive.
 */
export async function importArchive(
  db: Db,
  location: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return withArchive(location, options, (source, given) => importFrom(db, source, given))
}

/** Opens an archive, and closes it after the work. @throws Error when there is no such archive. */
export async function withArchive<Result>(
  location: string,
  options: ImportOptions,
  work: (source: ArchiveSource, options: ImportOptions) => Promise<Result>,
): Promise<Result> {
  const source = await openArchive(location, options.limits)
  try {
    return await work(source, {
      ...options,
      photosFolder: options.photosFolder ?? path.join(location, '..', 'photos'),
    })
  } finally {
    source.close()
  }
}

/** What an archive holds, before anything of it is written. */
interface ReadArchive {
  context: ImportContext
  archive: Archive
  checksum: string
  /** Of catalogues, by their paths below `mediaFolder`. */
  pictures: ReadonlySet<string>
}

/**
 * Reads what must be known before anything is written. Pictures are copied, unless it is a trial.
 * @returns the checksum alone where the archive is in already, unless that does not matter.
 */
export async function readArchive(
  db: Db,
  source: ArchiveSource,
  options: ImportOptions & { isTrial?: boolean },
): Promise<ReadArchive | string> {
  const { mode = 'replace', isTrial = false, isRepeated = isTrial, mediaFolder } = options
  const { files, checksum } = await inspectArchive(source, `${IMPORTER_VERSION} ${mode}`)
  if (!isRepeated && (await isImported(db, checksum))) return checksum
  const context = await createContext(db, source, files, options)
  context.onStep(`reading ${files.length} files`)
  const archive = await surveyArchive(context)
  checkPromotions(archive, context.findings)
  const pictures = mediaFolder
    ? await copyPictures(context, mediaFolder, { isTrial })
    : new Set<string>()
  if (mediaFolder) context.pictures = new KnownPictures(pictures)
  return { context, archive, checksum, pictures }
}

async function importFrom(
  db: Db,
  source: ArchiveSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const { mode = 'replace', now = () => new Date(), mediaFolder } = options
  const read = await readArchive(db, source, options)
  if (typeof read === 'string') {
    return { outcome: 'unchanged', checksum: read, findings: [], groups: [], counts: {} }
  }
  const { context, archive, pictures } = read
  await writeOrUndo(db, context, archive, now())
  await writeInventory({
    ...context,
    db,
    remainingProductIds: await listRemainingProductIds(db, context),
  })
  await countAnew(db)
  await checkSites(db, context, archive.sites)
  const report = toReport(read)
  if (report.outcome === 'refused') return report
  await db.transaction().execute(async (trx) => {
    await options.afterWrite?.(trx)
    await remember(trx, report, { imported_at: now(), is_demo: options.isDemo ?? false })
  })
  if (mediaFolder && mode === 'replace') await removePictures(mediaFolder, pictures)
  return report
}

/** The report on an archive that was written. */
export function toReport({
  context: { findings, counts },
  checksum,
}: Pick<ReadArchive, 'context' | 'checksum'>): ImportReport {
  const outcome = hasAny(counts) ? 'imported' : 'refused'
  return { outcome, checksum, findings: findings.list, groups: findings.groups, counts }
}

class NothingUsedError extends Error {}

/** An archive of which nothing could be used must not remove what is there. */
async function writeOrUndo(
  db: Db,
  context: ImportContext,
  { sites }: Archive,
  now: Date,
): Promise<void> {
  const written = db.transaction().execute(async (trx) => {
    await writeArchive(trx, context, sites, now)
    if (!hasAny(context.counts)) throw new NothingUsedError()
  })
  await written.catch((error: unknown) => {
    if (!(error instanceof NothingUsedError)) throw error
  })
}

async function createContext(
  db: Db,
  source: ArchiveSource,
  files: ImportContext['files'],
  { photosFolder = '', mode = 'replace', onProgress, onAdvance }: ImportOptions,
): Promise<ImportContext> {
  const context: ImportContext = {
    source,
    files,
    findings: new Findings(),
    definitions: new Map(),
    index: new CatalogIndex(),
    counts: {},
    mode,
    broken: new Set(),
    reported: new Set(),
    onStep: onProgress ?? (() => undefined),
    onProgress: onAdvance ?? (() => undefined),
  }
  if (existsSync(photosFolder)) context.hasPhoto = createPhotoLookup(photosFolder)
  // what comes without its metadata has that of the archive before
  if (mode === 'merge' || filesOf(context, 'metadata').length === 0) {
    context.definitions = await loadAttributeDefinitions(db)
  }
  return context
}

function createPhotoLookup(folder: string): (photo: string) => boolean {
  const known = new Map<string, boolean>()
  return (photo) => {
    const answer = known.get(photo) ?? existsSync(path.join(folder, photo))
    known.set(photo, answer)
    return answer
  }
}

/** The embedded database has nobody who does it, and plans for empty tables are slow on full ones. */
async function countAnew(db: Db): Promise<void> {
  await sql`analyze product, category, category_product, price, price_book, inventory`.execute(db)
}

function hasAny(counts: Counts): boolean {
  return Object.values(counts).some((count) => count > 0)
}

/** When an archive of the retailer's own was imported, if that is what the database holds. */
export async function findOwnArchive(db: Db): Promise<Date | undefined> {
  const query = db.selectFrom('archive_import').select('imported_at').where('is_demo', '=', false)
  return (await query.executeTakeFirst())?.imported_at
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
async function remember(
  trx: Trx,
  { outcome: _outcome, checksum, ...report }: ImportReport,
  columns: { imported_at: Date; is_demo: boolean },
): Promise<void> {
  await trx.deleteFrom('archive_import').execute()
  await trx
    .insertInto('archive_import')
    .values({ checksum, report: JSON.stringify(report), ...columns })
    .execute()
}
