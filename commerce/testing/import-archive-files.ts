import { importArchive } from '../import/import-archive'
import type { ImportOptions } from '../import/read-archive'
import { writeArchiveFiles, type ArchiveFiles } from './write-archive-files'

export async function importArchiveFiles(
  db: Parameters<typeof importArchive>[0],
  files: ArchiveFiles,
  options: ImportOptions = {},
) {
  const { folder, remove } = writeArchiveFiles(files)
  try {
    return await importArchive(db, folder, options)
  } finally {
    remove()
  }
}
