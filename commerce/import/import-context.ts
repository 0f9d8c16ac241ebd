import type { ImportMode } from '../../contracts/import'
import type { OperatorRole } from '../../rules/operator-rights'
import type { Trx } from '../db/client'
import type { AttributeDefinitions, DefinitionEntry } from './read/parse-records'
import type { CatalogIndex } from './catalog-index'
import type { ArchiveSource } from './files/archive-source'
import type { ElementUse } from '../archives/element-use'
import type { InspectedFile } from './files/inspect-archive'
import type { Findings } from '../archives/findings'
import type { KnownPictures } from './known-pictures'
import type { Reading } from './read/parse-records'
import type { RowStore } from './write/row-store'

export type Counts = Record<string, number>

/** The progress of an import step, in bytes. */
export interface Progress {
  step: string
  done: number
  total: number
}

/** The state that all steps of an import share. */
export interface ImportContext {
  source: ArchiveSource
  files: readonly InspectedFile[]
  findings: Findings
  definitions: AttributeDefinitions
  definitionEntries: DefinitionEntry[]
  index: CatalogIndex
  counts: Counts
  removed: Counts
  /** The number of rows removed because the archive names them. */
  deletions: { count: number }
  mode: ImportMode
  /**
   * Files that are skipped or could not be read to their end, or whose records or lists have no ids;
   * any record may be in the unread part, or be meant.
   */
  broken: Set<string>
  /**
   * Files that cannot be unpacked, or that the operator may not import; they are in `broken` too.
   */
  withheld: ReadonlySet<string>
  /** The elements and attributes of all files, and which of them are read. */
  uses: ElementUse
  /** The roles of the operator who imports; unset, everything may be imported. */
  roles: readonly OperatorRole[] | undefined
  /** Files whose XML mistakes have already been reported. */
  reported: Set<string>
  /**
   * Returns whether a picture exists in the photos folder; undefined if there is no such folder.
   */
  hasPhoto?: (path: string) => boolean
  /** Pictures of catalogs that can be served; undefined if they are not copied. */
  pictures?: KnownPictures
  onStep: (line: string) => void
  onProgress: (progress: Progress) => void
}

/** The state of an import while it writes. */
export interface WriteContext extends ImportContext {
  trx: Trx
  rows: RowStore
  /** The products that exist, and those that the archive adds. */
  productIds: ReadonlySet<string>
}

export function toReading(context: ImportContext, file: string): Reading {
  const { findings, definitions, definitionEntries } = context
  const root = context.files.find(({ path }) => path === file)?.root ?? ''
  return { file, findings, definitions, definitionEntries, mode: modeOf(context, root) }
}

export function addCount({ counts }: ImportContext, kind: string, count = 1): void {
  counts[kind] = (counts[kind] ?? 0) + count
}

export function filesOf({ files }: ImportContext, root: string): InspectedFile[] {
  return files.filter((file) => file.root === root)
}

/**
 * Instead of being replaced, it is merged if a file was not read to its end, because the rest of
 * that file may name anything.
 */
export function modeOf(context: ImportContext, root: string): ImportMode {
  if (context.mode !== 'replace') return context.mode
  const isBroken = context.files.some(
    // a damaged file may be of any kind
    (file) =>
      context.broken.has(file.path) && (file.root === root || (file.damage && file.root === '')),
  )
  return isBroken ? 'merge' : 'replace'
}

export function inModeOf<Context extends ImportContext>(context: Context, root: string): Context {
  return { ...context, mode: modeOf(context, root) }
}

/**
 * Returns whether existing records of a kind that are not in the archive must be removed: only if
 * the archive contains files of that kind, which are complete (not just changes) and were read to
 * their end.
 */
export function isWhole(context: ImportContext, root: string): boolean {
  const files = filesOf(context, root)
  if (modeOf(context, root) !== 'replace' || files.length === 0) return false
  return files.every(({ isDelta }) => !isDelta)
}

export function isProduct({ productIds }: Pick<WriteContext, 'productIds'>, id: string): boolean {
  return productIds.has(id)
}
