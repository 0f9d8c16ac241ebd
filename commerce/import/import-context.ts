import type { Trx } from '../db/client'
import type { AttributeDefinitions } from './read/reading'
import type { CatalogIndex } from './catalog-index'
import type { ArchiveSource } from './files/archive-source'
import type { InspectedFile } from './files/inspect-archive'
import type { Findings } from './findings'
import type { KnownPictures } from './known-pictures'
import type { Reading } from './read/reading'

/** What an import did, by kind: `products`, `prices`, `slots` … */
export type Counts = Record<string, number>

/** How far an import is, in bytes of one step. */
export interface Progress {
  step: string
  done: number
  total: number
}

/** All that the steps of one import share. */
export interface ImportContext {
  source: ArchiveSource
  files: readonly InspectedFile[]
  findings: Findings
  definitions: AttributeDefinitions
  index: CatalogIndex
  counts: Counts
  /** `merge`: only what the archive marks for deletion is removed. */
  mode: 'replace' | 'merge'
  /** Files that broke off: what they no longer say may be in the part that was not read. */
  broken: Set<string>
  /** Files whose mistakes in writing XML were reported. */
  reported: Set<string>
  /** Whether a picture's path is among the pictures; absent: nobody knows. */
  hasPhoto?: (path: string) => boolean
  /** Of catalogues, that can be served; absent: they are not copied. */
  pictures?: KnownPictures
  onStep: (line: string) => void
  onProgress: (progress: Progress) => void
}

/** An import that has come to writing. */
export interface WriteContext extends ImportContext {
  trx: Trx
  /** Products that the archive does not bring but the database has, where it stays. */
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
 * Whether what the database has of a kind, but the archive's files of that kind do not, is to be
 * removed: they must be there, say it all, and have been read to their end.
 */
export function isWhole(context: ImportContext, root: string): boolean {
  const files = filesOf(context, root)
  if (context.mode === 'merge' || files.length === 0) return false
  return files.every(({ path, isDelta }) => !isDelta && !context.broken.has(path))
}

export function isProduct(
  { index, remainingProductIds }: Pick<WriteContext, 'index' | 'remainingProductIds'>,
  id: string,
): boolean {
  return index.products.has(id) || remainingProductIds.has(id)
}
