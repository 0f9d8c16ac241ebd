import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { importArchive } from '../import/import-archive'
import { FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { FOREIGN_ARCHIVE } from '../testing/foreign-archive'
import { readTables } from '../testing/read-tables'
import { createTestDatabase } from '../testing/test-database'
import { writeArchiveFiles } from '../testing/write-archive-files'
import { exportTo } from './export-to'

const DEMO = path.resolve(__dirname, '../../demo/site-archive')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Imports an archive into a new shop. @returns its rows, and the files of its own archive. */
async function passThrough(archive: string, target: string) {
  const { db, close } = await createTestDatabase()
  try {
    await importArchive(db, archive)
    const paths = await exportTo(db, target, {})
    const files = paths.map(
      (name) => [name, readFileSync(path.join(target, name), 'utf8')] as const,
    )
    return { tables: await readTables(db), files: Object.fromEntries(files) }
  } finally {
    await close()
  }
}

async function expectSame(archive: string): Promise<void> {
  const first = await passThrough(archive, path.join(folder, 'first'))
  const second = await passThrough(path.join(folder, 'first'), path.join(folder, 'second'))
  for (const [name, rows] of Object.entries(first.tables)) {
    expect({ [name]: second.tables[name] }).toEqual({ [name]: rows })
  }
  expect(second.files).toEqual(first.files)
}

test('the demo, exported and imported again, is the same shop and the same archive', async () => {
  await expectSame(DEMO)
}, 180_000)

test.each([
  ['of every kind', FILES_OF_EVERY_KIND],
  ['of another retailer', FOREIGN_ARCHIVE],
])(
  'an archive %s, exported and imported again, is the same shop',
  async (_name, files) => {
    const { folder: archive, remove } = writeArchiveFiles(files)
    try {
      await expectSame(archive)
    } finally {
      remove()
    }
  },
  180_000,
)
