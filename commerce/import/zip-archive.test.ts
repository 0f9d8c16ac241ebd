import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { createTestDatabase } from '../testing/test-database'
import { PICTURE } from '../testing/foreign-archive'
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

/** The bytes of a zip file, as exports are: deflated, one entry after another. */
function toZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(files)) {
    const content = Buffer.from(given)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), version, common, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end])
}

test('an export in a zip file, below its one folder, is the same as the folder', async () => {
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

test('what is no archive is refused by name', async () => {
  const { db, close } = await createTestDatabase()
  const file = path.join(folder, 'notes.zip')
  writeFileSync(file, 'hello')
  try {
    await expect(importArchive(db, file)).rejects.toThrow(
      /notes\.zip is neither a folder nor a zip/,
    )
    await expect(importArchive(db, `${file}.gone`)).rejects.toThrow(/There is no archive at/)
    writeFileSync(file, toZip({ 'readme.txt': 'hello' }))
    await expect(importArchive(db, file)).rejects.toThrow(/holds no XML file/)
  } finally {
    await close()
  }
})

test('pictures of a catalogue are copied out of it, and nothing else', async () => {
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
