import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ArchiveFile } from './archive-file'

/** The folders of an archive that contain pictures. */
const FOLDERS = ['catalogs', 'libraries']

/** Yields the pictures of catalogs and libraries, which were imported under these paths. */
export async function* exportPictures(mediaFolder: string): AsyncGenerator<ArchiveFile> {
  for (const folder of FOLDERS) {
    const entries = await readdir(path.join(mediaFolder, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
    for (const file of files) {
      const name = path.relative(mediaFolder, file).split(path.sep).join('/')
      yield { path: name, content: createReadStream(file) }
    }
  }
}
