import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exportTo } from '../export/export-to'
import { importArchive } from '../import/import-archive'
import { readTables } from './read-tables'
import { createTestDatabase } from './test-database'
import { writeArchiveFiles, type ArchiveFiles } from './write-archive-files'

async function passThrough(archive: string, target: string) {
  const { db, close } = await createTestDatabase()
  try {
    await importArchive(db, archive)
    const paths = await exportTo(db, target, {})
    const files = paths.map((name) => [name, readFileSync(path.join(target, name), 'utf8')])
    const texts = Object.fromEntries(files) as Record<string, string>
    return { tables: await readTables(db), files: texts }
  } finally {
    await close()
  }
}

/** Imports an archive into a shop, and the archive of that shop into a second one. */
export async function passTwice(given: string | ArchiveFiles) {
  const archive = typeof given === 'string' ? undefined : writeArchiveFiles(given)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
  const target = path.join(folder, 'first')
  try {
    const first = await passThrough(archive?.folder ?? String(given), target)
    const second = await passThrough(target, path.join(folder, 'second'))
    return { first, second }
  } finally {
    archive?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
