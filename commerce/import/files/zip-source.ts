import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import {
  DamagedFileError,
  isLitter,
  isXml,
  sortEntries,
  type ArchiveLimits,
  type ArchiveSource,
} from './archive-source'
import { mayBePicturePath } from './picture-path.rules'

const MEGA = 1_000_000
/** XML compresses to a tenth, and tables of one value to a hundredth. */
const MAX_RATIO = 500
/** A file up to this size is read to its first excess in seconds, at any ratio. */
const SMALL_BYTES = 600 * MEGA
const toMega = (bytes: number) => `${bytes / MEGA} MB`

const openFile = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

/** @throws Error if the file is not a zip file. */
export async function openZip(file: string, limits?: ArchiveLimits): Promise<ArchiveSource> {
  const zip = await openFile(file, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${file} is neither a folder nor a zip file: ${reason}`)
    },
  )
  const entries = await listEntries(zip, limits).catch((error: unknown) => {
    zip.close()
    throw error
  })
  const entriesOf = (isWanted: (path: string) => boolean) =>
    sortEntries(
      [...entries]
        .filter(([path]) => isWanted(path))
        .map(([path, { uncompressedSize }]) => ({ path, size: uncompressedSize })),
    )
  return {
    entries: entriesOf(isXml),
    pictures: entriesOf(mayBePicturePath),
    others: [...entries.keys()].filter((path) => !isXml(path) && !mayBePicturePath(path)).sort(),
    read: (path) => readEntry(zip, entries.get(path)),
    close: () => zip.close(),
  }
}

function listEntries(zip: ZipFile, limits?: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const sizes = new ZipSizes(zip, limits)
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const path = entry.fileName
      const problem =
        sizes.add(entry) ?? (entries.has(path) ? `The archive contains ${path} twice.` : undefined)
      if (problem !== undefined) {
        reject(new Error(problem))
        return
      }
      if (!path.endsWith('/') && !isLitter(path)) entries.set(path, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })
}

/** Adds up the declared sizes; reading an entry fails if it is larger than declared. */
class ZipSizes {
  #count = 0
  #packed = 0
  #unpacked = 0

  constructor(
    private readonly zip: ZipFile,
    private readonly limits?: ArchiveLimits,
  ) {}

  /** @returns why the archive must not be read */
  add({ fileName, compressedSize, uncompressedSize }: Entry): string | undefined {
    const { zip, limits } = this
    this.#count += 1
    this.#packed += compressedSize
    this.#unpacked += uncompressedSize
    // several entries with the same data unpack to far more than their zip file
    if (this.#packed > zip.fileSize) return 'Its entries overlap.'
    if (!limits) return undefined
    if (this.#count > limits.entries || this.#unpacked > limits.bytes) {
      return `The archive contains more than ${limits.entries} files or ${toMega(limits.bytes)} unpacked.`
    }
    if (uncompressedSize > limits.fileBytes) {
      return `${fileName} is larger than ${toMega(limits.fileBytes)} unpacked.`
    }
    const isBomb = uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MAX_RATIO
    return isBomb ? `${fileName} unpacks to more than ${MAX_RATIO} times its size.` : undefined
  }
}

/** @throws DamagedFileError if they cannot be unpacked, or are not those that were packed. */
async function* readEntry(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) return
  let checksum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array
      checksum = crc32(bytes, checksum)
      yield bytes
    }
  } catch (error) {
    throw new DamagedFileError(error instanceof Error ? error.message : String(error))
  }
  if (checksum !== entry.crc32) throw new DamagedFileError('its checksum is wrong')
}
