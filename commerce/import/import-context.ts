import type { Trx } from '../db/client'
import type { AttributeDefinitions } from './read/reading'
import type { CatalogIndex } from './catalog-index'
import type { ArchiveSource } from './files/archive-source'
import type { InspectedFile } from './files/inspect-archive'
import type { Findings } from './findings'
import type { KnownPictures } from './known-pictures'
import type { Reading } from './read/reading'

/** The number of imported records by kind: `products`, `prices`, `slots` … */
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
  index: CatalogIndex
  counts: Counts
  /** `merge` means that only records which the archive marks for deletion are removed. */
  mode: 'replace' | 'merge'
  /**
   * Files that could not be read to their end; records missing in them may be in the unread part.
   */
  broken: Set<string>
  /** Files that cannot be unpacked; they are in `broken` too. */
  damaged: ReadonlySet<string>
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
  /** Existing products that are not in the archive, but are kept. */
  remainingProductIds: ReadonlySet<string>
}

export function toReading({ findings, definitions }: ImportContext, file: string): Reading {
  return { file, findings, definitions }
}

export function addCount({ counts }: ImportContext, kind: string, count = 1): void {
  counts[kind] = (counts[kind] ?? 0) + count
}

export function filesOf({ files }: ImportContext, root: string): InspectedFile[] {
  return files.filter((file) => file.root === root)
}

/**
 * Returns whether existing records of a kind that are not in the archive must be removed: only if
 * the archive contains files of that kind, which are complete (not just changes) and were read to
 * their end.
 */
export function isWhole(context: ImportContext, root: string): boolean {
  const files = filesOf(context, root)
  if (context.mode === 'merge' || files.length === 0) return false
  // a damaged file may be of any kind
  if (context.files.some((file) => file.damage !== undefined && file.root === '')) return false
  return files.every(({ path, isDelta }) => !isDelta && !context.broken.has(path))
}

export function isProduct(
  { index, remainingProductIds }: Pick<WriteContext, 'index' | 'remainingProductIds'>,
  id: string,
): boolean {
  return index.products.has(id) || remainingProductIds.has(id)
}
