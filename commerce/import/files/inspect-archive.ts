import { createHash, type Hash } from 'node:crypto'
import { SaxesParser } from 'saxes'
import { DamagedFileError, type ArchiveEntry, type ArchiveSource } from './archive-source'
import { decodeText } from './decode-text'

export interface InspectedFile extends ArchiveEntry {
  /** The name of the document's root element, which is the kind of the file. */
  root: string
  /**
   * Whether the file deletes records (`mode="delete"`), and therefore contains changes instead of
   * all data of its kind.
   */
  isDelta: boolean
  /** Why the file cannot be unpacked; it must not be read. */
  damage?: string
}

const DELETES = /\bmode\s*=\s*["']delete/
const MAX_MATCH_LENGTH = 64
/** Characters before the root element; a file without one up to there is not XML. */
const MAX_HEAD_LENGTH = 1_000_000

/**
 * Reads an archive's files once to determine their kinds and a checksum, which changes with the
 * files or with `version`.
 */
export async function inspectArchive(
  source: ArchiveSource,
  version: string,
  onAdvance: (path: string) => void = () => undefined,
): Promise<{ files: InspectedFile[]; checksum: string }> {
  const hash = createHash('sha256').update(`importer ${version}\n`)
  const files: InspectedFile[] = []
  for (const entry of source.entries) {
    hash.update(`${entry.path}\n${entry.size}\n`)
    files.push(await inspectFile(source, entry, hash))
    onAdvance(entry.path)
  }
  // only names and sizes of pictures are used, because reading gigabytes would take too long
  for (const { path, size } of source.pictures) hash.update(`${path}\n${size}\n`)
  return { files, checksum: hash.digest('hex') }
}

const NO_ROOT = 'it has no XML element'

async function inspectFile(
  source: ArchiveSource,
  entry: ArchiveEntry,
  hash: Hash,
): Promise<InspectedFile> {
  const root = new RootFinder()
  let tail = ''
  let isDelta = false
  const inspected = () => ({ ...entry, root: root.name ?? '', isDelta })
  try {
    const observed = observe(source.read(entry.path), (chunk) => hash.update(chunk))
    for await (const text of decodeText(observed)) {
      root.read(text)
      isDelta ||= DELETES.test(tail + text)
      tail = text.slice(-MAX_MATCH_LENGTH)
    }
    return root.name === undefined ? { ...inspected(), damage: NO_ROOT } : inspected()
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error
    return { ...inspected(), damage: error.message }
  }
}

/** Finds the name of a document's first element, without its prefix. */
class RootFinder {
  name: string | undefined
  #characters = 0
  readonly #parser = new SaxesParser()

  constructor() {
    // mistakes are reported when the file is read
    this.#parser.on('error', () => undefined)
    this.#parser.on('opentagstart', ({ name }) => {
      this.name ??= name.slice(name.indexOf(':') + 1)
    })
  }

  read(text: string): void {
    if (this.name !== undefined || this.#characters > MAX_HEAD_LENGTH) return
    this.#characters += text.length
    this.#parser.write(text)
  }
}

async function* observe<T>(items: AsyncIterable<T>, see: (item: T) => void): AsyncGenerator<T> {
  for await (const item of items) {
    see(item)
    yield item
  }
}
