import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '../testing/test-database'
import { PICTURE } from '../testing/foreign-archive'
import { toZip } from '../testing/to-zip'
import { toCatalogXml, writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'

const CATALOG = toCatalogXml(
  'small',
  '<product product-id="a"><display-name>Crème</display-name></product>',
)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'zip-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an export in a zip file with a single folder is imported like the folder itself', async () => {
  const { db, close } = await createTestDatabase()
  const zip = path.join(folder, 'export.zip')
  writeFileSync(
    zip,
    toZip({
      'site_export/catalogs/small/catalog.xml': CATALOG,
      'site_export/version.txt': '26.1',
      '__MACOSX/site_export/catalogs/small/._catalog.xml': 'no XML',
    }),
  )
  const { folder: unpacked, remove } = writeArchiveFiles({ 'catalogs/small/catalog.xml': CATALOG })
  try {
    const report = await importArchive(db, zip)
    expect(report).toMatchObject({ outcome: 'imported', findings: [], counts: { products: 1 } })
    const product = await db.selectFrom('product').select(['id', 'name']).executeTakeFirst()
    expect(product).toEqual({ id: 'a', name: 'Crème' })
    expect((await importArchive(db, unpacked)).outcome).toBe('unchanged')
  } finally {
    remove()
    await close()
  }
})

test('a file that is not an archive is refused with its name', async () => {
  const { db, close } = await createTestDatabase()
  const file = path.join(folder, 'notes.zip')
  writeFileSync(file, 'hello')
  try {
    await expect(importArchive(db, file)).rejects.toThrow(
      /notes\.zip is neither a folder nor a zip/,
    )
    await expect(importArchive(db, `${file}.gone`)).rejects.toThrow(/There is no archive at/)
    writeFileSync(file, toZip({ 'readme.txt': 'hello' }))
    await expect(importArchive(db, file)).rejects.toThrow(/contains no XML file/)
  } finally {
    await close()
  }
})

test('only the pictures of a catalog are copied from an archive', async () => {
  const { db, close } = await createTestDatabase()
  const zip = path.join(folder, 'export.zip')
  const files = {
    'export/catalogs/small/catalog.xml': CATALOG,
    'export/catalogs/small/static/default/a.png': PICTURE,
    'export/catalogs/small/static/default/a.txt': 'text',
    'export/elsewhere/a.png': PICTURE,
  }
  writeFileSync(zip, toZip(files))
  const mediaFolder = path.join(folder, 'media')
  try {
    const { counts } = await importArchive(db, zip, { mediaFolder })
    expect(counts).toMatchObject({ pictures: 1 })
    const copied = readdirSync(mediaFolder, { recursive: true, encoding: 'utf8' })
    expect(copied.filter((name) => name.includes('.'))).toEqual([
      'catalogs/small/static/default/a.png',
    ])
  } finally {
    await close()
  }
})
