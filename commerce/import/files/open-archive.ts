import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { sortEntries, type ArchiveSource } from './archive-source'
import { openZip } from './zip-source'

/**
 * Opens a site-import archive: a folder, or a zip file. A single folder that holds everything, as
 * exports have it, is passed over.
 * @throws Error when there is no such archive, or no XML file in it.
 */
export async function openArchive(location: string): Promise<ArchiveSource> {
  if (!existsSync(location)) throw new Error(`There is no archive at ${location}.`)
  const isFolder = statSync(location).isDirectory()
  const source = isFolder ? openFolder(location) : await openZip(location)
  if (source.entries.length > 0) return withoutRootFolder(source)
  source.close()
  throw new Error(`The archive at ${location} holds no XML file.`)
}

function openFolder(folder: string): ArchiveSource {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.xml'))
    .map((name) => ({
      path: name.split(path.sep).join('/'),
      size: statSync(path.join(folder, name)).size,
    }))
  return {
    entries: sortEntries(entries),
    read: (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  }
}

const KNOWN_FOLDERS =
  /^(catalogs|pricebooks|inventory-lists|libraries|sites|meta|customer-lists|custom-objects|static)\//

function withoutRootFolder(source: ArchiveSource): ArchiveSource {
  const [first] = source.entries
  const root = first?.path.split('/', 1)[0]
  const prefix = `${root}/`
  const isWrapped = source.entries.every(({ path: name }) => name.startsWith(prefix))
  if (!isWrapped || KNOWN_FOLDERS.test(prefix)) return source
  return {
    ...source,
    entries: source.entries.map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) })),
    read: (name) => source.read(prefix + name),
  }
}
