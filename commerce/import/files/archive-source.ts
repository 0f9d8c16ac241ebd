/** One file of an archive. */
export interface ArchiveEntry {
  /** Inside the archive, with `/`. */
  path: string
  /** Bytes, unpacked. */
  size: number
}

/** An archive's files, each of which may be read again and again. */
export interface ArchiveSource {
  /** XML files, sorted by path. */
  entries: readonly ArchiveEntry[]
  /** Pictures of its catalogues, sorted by path. */
  pictures: readonly ArchiveEntry[]
  read(path: string): AsyncIterable<Uint8Array>
  close(): void
}

/** What a zip file may hold. */
export interface ArchiveLimits {
  entries: number
  /** Of all entries together, unpacked. */
  bytes: number
}

/** By character codes, so that the order is the same everywhere. */
export function sortEntries(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  return [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

export function isXml(path: string): boolean {
  return path.toLowerCase().endsWith('.xml')
}
