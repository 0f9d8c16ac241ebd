import { createHash } from 'node:crypto'
import type { ArchiveEntry, ArchiveSource } from './archive-source'
import { decodeText } from './decode-text'

export interface InspectedFile extends ArchiveEntry {
  /** The name of the document's root element, which is the kind of the file. */
  root: string
  /**
   * Whether the file deletes records (`mode="delete"`), and therefore contains changes instead of
   * all data of its kind.
   */
  isDelta: boolean
}

const DELETES = /\bmode\s*=\s*["']delete/
const LONGEST_MATCH = 64
const ROOT = /<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/

/**
 * Reads an archive's files once to determine their kinds and a checksum, which changes with the
 * files or with `version`.
 */
export async function inspectArchive(
  source: ArchiveSource,
  version: string,
): Promise<{ files: InspectedFile[]; checksum: string }> {
  const hash = createHash('sha256').update(`importer ${version}\n`)
  const files: InspectedFile[] = []
  for (const entry of source.entries) {
    hash.update(`${entry.path}\n${entry.size}\n`)
    let head = ''
    let tail = ''
    let isDelta = false
    const observed = observe(source.read(entry.path), (chunk) => hash.update(chunk))
    for await (const text of decodeText(observed)) {
      if (!hasRoot(head)) head += text
      isDelta ||= DELETES.test(tail + text)
      tail = text.slice(-LONGEST_MATCH)
    }
    files.push({ ...entry, root: rootOf(head), isDelta })
  }
  // only names and sizes of pictures are used, because reading gigabytes would take too long
  for (const { path, size } of source.pictures) hash.update(`${path}\n${size}\n`)
  return { files, checksum: hash.digest('hex') }
}

const hasRoot = (head: string) => rootOf(head) !== ''

function rootOf(head: string): string {
  return ROOT.exec(head.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))?.[1] ?? ''
}

async function* observe<T>(items: AsyncIterable<T>, see: (item: T) => void): AsyncGenerator<T> {
  for await (const item of items) {
    see(item)
    yield item
  }
}
