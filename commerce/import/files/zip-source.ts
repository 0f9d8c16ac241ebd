import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { isXml, sortEntries, type ArchiveLimits, type ArchiveSource } from './archive-source'
import { mayBePicturePath } from './picture-path.rules'

const openFile = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

/**
 * Opens a zip file without unpacking it to the disk.
 * @throws Error if the file is not a zip file.
 */
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
    read: (path) => readEntry(zip, entries.get(path)),
    close: () => zip.close(),
  }
}

function listEntries(zip: ZipFile, limits?: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let count = 0
  let bytes = 0
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const path = entry.fileName
      count += 1
      // reading an entry fails if it is larger than its declared size
      bytes += entry.uncompressedSize
      if (limits && (count > limits.entries || bytes > limits.bytes)) {
        const most = `${limits.entries} files or ${limits.bytes / 1_000_000} MB unpacked`
        reject(new Error(`It holds more than ${most}.`))
        return
      }
      // skips the folder that macOS adds to zip files
      const isUsed = isXml(path) || mayBePicturePath(path)
      if (isUsed && !path.startsWith('__MACOSX/')) {
        entries.set(path, entry)
      }
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) return
  for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Uint8Array
}
