import { createReadStream, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  isLitter,
  isXml,
  sortEntries,
  wrapperOf,
  type ArchiveEntry,
  type ArchiveLimits,
  type ArchiveSource,
} from './archive-source'
import { isPicturePath, mayBePicturePath } from './picture-path.rules'
import { openZip } from './zip-source'

/**
 * Opens a site-import archive: a folder or a zip file. It may be inside other folders, as exports
 * are.
 * @param limits for a zip file; by default there are none
 * @throws Error if the archive does not exist, contains no XML file, or is several archives.
 */
export async function openArchive(
  location: string,
  limits?: ArchiveLimits,
): Promise<ArchiveSource> {
  if (!existsSync(location)) throw new Error(`There is no archive at ${location}.`)
  const isFolder = statSync(location).isDirectory()
  const source = isFolder ? openFolder(location) : await openZip(location, limits)
  try {
    if (source.entries.length > 0) return withoutRootFolder(source)
    throw new Error(`The archive at ${location} contains no XML file.`)
  } catch (error) {
    source.close()
    throw error
  }
}

function openFolder(folder: string): ArchiveSource {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !isLitter(name))
  const entriesOf = (found: readonly string[]) =>
    sortEntries(found.map((name) => ({ path: name, size: statSync(path.join(folder, name)).size })))
  return {
    entries: entriesOf(names.filter(isXml)),
    // symbolic links are excluded, because they could lead to any file of the machine
    pictures: entriesOf(
      names.filter((name) => mayBePicturePath(name) && lstatSync(path.join(folder, name)).isFile()),
    ),
    others: names
      .filter((name) => !isXml(name) && !mayBePicturePath(name))
      .filter((name) => lstatSync(path.join(folder, name)).isFile())
      .sort(),
    read: (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  }
}

/**
 * Returns the folder that contains the archive's own folders.
 * @throws Error if there are several, because each may be meant.
 */
function findRoot(entries: readonly ArchiveEntry[]): string {
  const wrappers = [...new Set(entries.flatMap(({ path: name }) => wrapperOf(name) ?? []))]
  const [root = '', ...others] = wrappers.sort((one, other) => one.length - other.length)
  if (others.every((other) => other.startsWith(root))) return root
  throw new Error(`The file contains several archives: ${wrappers.join(', ')}.`)
}

/** Files beside the archive's folder keep their place: `../notes.xml`. */
function withoutRootFolder(source: ArchiveSource): ArchiveSource {
  const root = findRoot(source.entries)
  const unwrap = (name: string) => (name.startsWith(root) ? name.slice(root.length) : `../${name}`)
  const unwrapAll = (entries: readonly ArchiveEntry[]) =>
    sortEntries(entries.map((entry) => ({ ...entry, path: unwrap(entry.path) })))
  const isPicture = (name: string) => isPicturePath(unwrap(name))
  const names = source.pictures.map(({ path: name }) => name)
  return {
    ...source,
    entries: unwrapAll(source.entries),
    pictures: unwrapAll(source.pictures.filter(({ path: name }) => isPicture(name))),
    others: [...source.others, ...names.filter((name) => !isPicture(name))].map(unwrap),
    read: (name) => source.read(name.startsWith('../') ? name.slice(3) : root + name),
  }
}
