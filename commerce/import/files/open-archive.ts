import { createReadStream, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  isLitter,
  isXml,
  sortEntries,
  type ArchiveEntry,
  type ArchiveLimits,
  type ArchiveSource,
} from './archive-source'
import { isPicturePath, mayBePicturePath } from './picture-path.rules'
import { openZip } from './zip-source'

/**
 * Opens a site-import archive: a folder or a zip file. If it consists of a single folder, as in
 * exports, that folder is used.
 * @param limits for a zip file; by default there are none
 * @throws Error if the archive does not exist, or contains no XML file.
 */
export async function openArchive(
  location: string,
  limits?: ArchiveLimits,
): Promise<ArchiveSource> {
  if (!existsSync(location)) throw new Error(`There is no archive at ${location}.`)
  const isFolder = statSync(location).isDirectory()
  const source = isFolder ? openFolder(location) : await openZip(location, limits)
  if (source.entries.length > 0) return withoutRootFolder(source)
  source.close()
  throw new Error(`The archive at ${location} contains no XML file.`)
}

function openFolder(folder: string): ArchiveSource {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  )
  const entriesOf = (found: readonly string[]) =>
    sortEntries(found.map((name) => ({ path: name, size: statSync(path.join(folder, name)).size })))
  return {
    entries: entriesOf(names.filter(isXml)),
    // symbolic links are excluded, because they could lead to any file of the machine
    pictures: entriesOf(
      names.filter((name) => mayBePicturePath(name) && lstatSync(path.join(folder, name)).isFile()),
    ),
    others: names
      .filter((name) => !isXml(name) && !mayBePicturePath(name) && !isLitter(name))
      .filter((name) => lstatSync(path.join(folder, name)).isFile())
      .sort(),
    read: (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  }
}

const KNOWN_FOLDERS =
  /^(catalogs|pricebooks|inventory-lists|libraries|sites|meta|customer-lists|custom-objects|static)\//

function withoutRootFolder(source: ArchiveSource): ArchiveSource {
  const pictures = source.pictures.filter(({ path: name }) => isPicturePath(name))
  const [first] = source.entries
  const root = first?.path.split('/', 1)[0]
  const prefix = `${root}/`
  const isWrapped = source.entries.every(({ path: name }) => name.startsWith(prefix))
  const strays = source.pictures
    .map(({ path: name }) => name)
    .filter((name) => !isPicturePath(name))
  if (!isWrapped || KNOWN_FOLDERS.test(prefix)) {
    return { ...source, pictures, others: [...source.others, ...strays] }
  }
  const unwrap = (entries: readonly ArchiveEntry[]) =>
    entries.map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }))
  return {
    ...source,
    entries: unwrap(source.entries),
    pictures: unwrap(source.pictures.filter(({ path: name }) => name.startsWith(prefix))),
    others: source.others.map((name) =>
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
    ),
    read: (name) => source.read(prefix + name),
  }
}
