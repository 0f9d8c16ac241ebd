export interface ArchiveEntry {
  path: string
  /** Unpacked size in bytes. */
  size: number
}

/** An archive's files, each of which may be read several times. */
export interface ArchiveSource {
  /** XML files, sorted by path. */
  entries: readonly ArchiveEntry[]
  /** Pictures of the catalogs, sorted by path. */
  pictures: readonly ArchiveEntry[]
  /** Paths of files that are neither XML nor pictures, sorted. */
  others: readonly string[]
  /** Throws `DamagedFileError` while it is iterated. */
  read(path: string): AsyncIterable<Uint8Array>
  close(): void
}

/** Limits for a zip file. */
export interface ArchiveLimits {
  entries: number
  bytes: number
  fileBytes: number
}

/** A file whose bytes are not those that were packed. */
export class DamagedFileError extends Error {}

/** Sorts by character codes, so that the order is the same on every machine. */
export function sortEntries(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  return [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** Files that operating systems add to folders and zip files, and the format of an export. */
const LITTER =
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|^(?:[^/]+\/)?version\.txt$/i

export function isLitter(path: string): boolean {
  return LITTER.test(path)
}

const FIRST_FOLDER =
  /(?:^|\/)(?=(?:catalogs|pricebooks|inventory-lists|libraries|sites|meta|customer-lists|custom-objects|static)\/)/i

/**
 * Returns the path of the folders around an archive's own, `export/` or nothing; undefined if the
 * file is in no folder of an archive.
 */
export function wrapperOf(path: string): string | undefined {
  const found = FIRST_FOLDER.exec(path)
  return found ? path.slice(0, found.index + found[0].length) : undefined
}

export function isXml(path: string): boolean {
  return path.toLowerCase().endsWith('.xml')
}
