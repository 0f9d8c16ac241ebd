import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ImportMode } from '../../contracts/import'
import type { Db, Trx } from '../db/client'
import type { OperatorRole } from '../../rules/operator-rights'
import type { Archive } from './archive'
import { isImported } from './archive-import.repository'
import { refuseKind } from './archive-rights'
import { CatalogIndex } from './catalog-index'
import { checkPromotions } from './check-promotions.rules'
import { copyPictures } from './copy-pictures'
import type { ArchiveLimits, ArchiveSource } from './files/archive-source'
import { ElementUse } from '../archives/element-use'
import { inspectArchive } from './files/inspect-archive'
import { openArchive } from './files/open-archive'
import { Findings } from '../archives/findings'
import { filesOf, type ImportContext, type Progress } from './import-context'
import { KnownPictures } from './known-pictures'
import type { ImportAuthor } from './log-changes'
import { isRead, surveyArchive } from './survey-archive'
import { loadAttributeDefinitions } from './write/write-attribute-definitions'

/**
 * Must be incremented when the importer stores additional data, so that archives are imported
 * again.
 */
const IMPORTER_VERSION = 14
const DAMAGED = 'the file is damaged, and was not read: %s'

export interface ImportOptions {
  /**
   * The folder of the pictures to which the archive refers; by default, the folder `photos` next to
   * the archive.
   */
  photosFolder?: string
  /** The folder to which the catalogs' pictures are copied; by default, they are not copied. */
  mediaFolder?: string
  /** The default is `replace`. */
  mode?: ImportMode
  /** Whether this is the demo archive, which may be updated at every start. */
  isDemo?: boolean
  /** Imports an archive again even if it is already imported, which overwrites later changes. */
  isRepeated?: boolean
  /** The roles of the operator who imports; by default, everything may be imported. */
  roles?: readonly OperatorRole[]
  /** Logs each changed object as changed by this operator. */
  author?: ImportAuthor
  limits?: ArchiveLimits
  onProgress?: (line: string) => void
  /** Called with the progress of the current file. */
  onAdvance?: (progress: Progress) => void
  /** Runs in a transaction after the data was written, e.g. to build the search index. */
  afterWrite?: (trx: Trx) => Promise<void>
  now?: () => Date
}

/** Opens an archive, and closes it after the work. @throws Error if the archive does not exist. */
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

/** The content of an archive, before it is written. */
export interface ReadArchive {
  context: ImportContext
  archive: Archive
  checksum: string
  /** Available pictures of catalogs, as paths relative to `mediaFolder`. */
  pictures: ReadonlySet<string>
}

/**
 * Pictures are copied, except in a trial.
 * @returns only the checksum if the archive is already imported, unless `isRepeated`.
 */
export async function readArchive(
  db: Db,
  source: ArchiveSource,
  options: ImportOptions & { isTrial?: boolean },
): Promise<ReadArchive | string> {
  const { mode = 'replace', isTrial = false, isRepeated = isTrial, mediaFolder } = options
  const { files, checksum } = await inspectArchive(source, `${IMPORTER_VERSION} ${mode}`, (step) =>
    options.onAdvance?.({ step, done: 0, total: 0 }),
  )
  if (!isRepeated && (await isImported(db, checksum))) return checksum
  const context = await createContext(db, source, files, options)
  context.onStep(`reading ${files.length} files`)
  const archive = await surveyArchive(db, context)
  checkPromotions(archive, context.findings)
  const pictures = mediaFolder
    ? await copyPictures(context, mediaFolder, { isTrial, roles: options.roles })
    : new Set<string>()
  if (mediaFolder) context.pictures = new KnownPictures(pictures)
  return { context, archive, checksum, pictures }
}

async function createContext(
  db: Db,
  source: ArchiveSource,
  files: ImportContext['files'],
  { photosFolder = '', mode = 'replace', onProgress, onAdvance, roles }: ImportOptions,
): Promise<ImportContext> {
  const findings = new Findings()
  const withheld = withhold(files, findings, roles)
  const skipped = files.filter(({ path: file, root }) => !isRead(file, root))
  const context: ImportContext = {
    source,
    files,
    findings,
    definitions: new Map(),
    definitionEntries: [],
    index: new CatalogIndex(),
    counts: {},
    removed: {},
    deletions: { count: 0 },
    mode,
    broken: new Set([...withheld, ...skipped.map(({ path: file }) => file)]),
    withheld,
    roles,
    reported: new Set(),
    uses: new ElementUse(),
    onStep: onProgress ?? (() => undefined),
    onProgress: onAdvance ?? (() => undefined),
  }
  if (existsSync(photosFolder)) context.hasPhoto = createPhotoLookup(photosFolder)
  // an archive without metadata uses the stored attribute definitions
  if (mode !== 'replace' || filesOf(context, 'metadata').every((file) => withheld.has(file.path))) {
    context.definitions = await loadAttributeDefinitions(db)
  }
  return context
}

/** Reports the files that must not be read. @returns their paths */
function withhold(
  files: ImportContext['files'],
  findings: Findings,
  roles: ImportOptions['roles'],
): Set<string> {
  const withheld = new Set<string>()
  for (const { path: file, root, damage } of files) {
    const refusal = roles && isRead(file, root) ? refuseKind(roles, root) : undefined
    if (damage !== undefined) findings.error(file, '', DAMAGED, damage)
    if (refusal !== undefined) findings.error(file, '', refusal)
    if (damage !== undefined || refusal !== undefined) withheld.add(file)
  }
  return withheld
}

function createPhotoLookup(folder: string): (photo: string) => boolean {
  const known = new Map<string, boolean>()
  return (photo) => {
    const answer = known.get(photo) ?? existsSync(path.join(folder, photo))
    known.set(photo, answer)
    return answer
  }
}
