import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { SmallDisk } from '../../scripts/testing/small-disk'
import { importArchive } from '../import/import-archive'
import { FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { PICTURE } from '../testing/foreign-archive'
import { importArchiveFiles } from '../testing/import-archive-files'
import { createTestDatabase } from '../testing/test-database'
import { toPriceBookXml, writeArchiveFiles } from '../testing/write-archive-files'
import { zipSink } from './archive-sink'
import type { ArchiveFile } from './archive-file'
import { exportArchive } from './export-archive'
import { exportTo } from './export-to'

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
  database = await createTestDatabase()
  const files = { ...FILES_OF_EVERY_KIND, 'catalogs/small/static/default/a.jpg': PICTURE }
  const { folder: archive, remove } = writeArchiveFiles(files)
  await importArchive(database.db, archive, { mediaFolder: path.join(folder, 'media') })
  remove()
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const productsOf = ({ db }: typeof database) =>
  db
    .selectFrom('product')
    .select(['id', 'kind', 'master_id', 'images', 'options', 'site_specific', 'localized'])
    .orderBy('id')
    .execute()

test('a zip file and a folder contain the same archive, with the pictures of catalogs', async () => {
  const mediaFolder = path.join(folder, 'media')
  const zip = path.join(folder, 'shop.zip')
  const unpacked = path.join(folder, 'new', 'shop')
  const paths = await exportTo(database.db, zip, { mediaFolder })
  expect(await exportTo(database.db, unpacked, { mediaFolder })).toEqual(paths)
  const picture = 'catalogs/small/static/default/a.jpg'
  expect(readFileSync(path.join(unpacked, picture)).equals(Buffer.from(PICTURE))).toBe(true)

  const other = await createTestDatabase()
  try {
    const media = path.join(folder, 'other-media')
    await importArchive(other.db, zip, { mediaFolder: media })
    expect(await productsOf(other)).toEqual(await productsOf(database))
    expect(existsSync(path.join(media, picture))).toBe(true)
    const again = await importArchive(other.db, unpacked, { mediaFolder: media })
    expect(again.outcome).toBe('unchanged')
  } finally {
    await other.close()
  }
})

test('sold and preordered pieces stay sold in the shop that imports the archive', async () => {
  const columns = ['ats', 'allocation', 'preorder_backorder_allocation'] as const
  const stockOf = ({ db }: typeof database) =>
    db.selectFrom('inventory').select(columns).orderBy('product_id').execute()
  const sell = (productId: string, sold: object) =>
    database.db.updateTable('inventory').set(sold).where('product_id', '=', productId).execute()
  await sell('v18', { ats: 0, preorder_backorder_allocation: 21 })
  await sell('v9', { ats: 7 })
  const target = path.join(folder, 'shop')
  await exportTo(database.db, target, {})
  const other = await createTestDatabase()
  try {
    await importArchive(other.db, target)
    expect(await stockOf(other)).toEqual(await stockOf(database))
  } finally {
    await other.close()
  }
})

test('an archive that cannot be completed leaves nothing behind', async () => {
  const mediaFolder = path.join(folder, 'media')
  await database.db.schema.dropTable('inventory').cascade().execute()
  for (const name of ['shop.zip', 'shop']) {
    const target = path.join(folder, name)
    await expect(exportTo(database.db, target, { mediaFolder })).rejects.toThrow(/inventory/)
    expect(readdirSync(folder)).toEqual(['media'])
  }
})

test('an archive that is no longer read is no longer written', async () => {
  const sink = zipSink()
  const endless = async function* () {
    for (;;) yield Buffer.alloc(65_536, Math.random().toString())
  }
  const added = sink.add({ path: 'a.xml', content: endless() })
  sink.output.once('data', () => sink.output.destroy())
  await expect(added).rejects.toThrow('no longer read')
  const more = sink.add({ path: 'b.xml', content: endless() })
  await expect(more).rejects.toThrow('no longer read')
})

test('an archive for which the disk has no room leaves nothing behind, and the error says so', async () => {
  const disk = SmallDisk.mount(1)
  if (!disk) return console.warn('Not tested: this user may not mount a file system.')
  try {
    const mediaFolder = path.join(folder, 'media')
    writeFileSync(path.join(mediaFolder, 'catalogs/large.jpg'), randomBytes(2 * 1024 * 1024))
    for (const name of ['shop.zip', 'shop']) {
      const exported = exportTo(database.db, path.join(disk.folder, name), { mediaFolder })
      await expect(exported).rejects.toThrow('ENOSPC')
      expect(readdirSync(disk.folder)).toEqual([])
    }
    await exportTo(database.db, path.join(disk.folder, 'shop.zip'), {})
  } finally {
    disk.unmount()
  }
})

test('two exports under one name do not disturb each other, and an archive is not replaced', async () => {
  const target = path.join(folder, 'shop.zip')
  const both = [exportTo(database.db, target, {}), exportTo(database.db, target, {})]
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
  expect(readdirSync(folder).sort()).toEqual(['media', 'shop.zip'])
  await expect(exportTo(database.db, target, {})).rejects.toThrow('already exists')
  const other = await createTestDatabase()
  try {
    expect((await importArchive(other.db, target)).outcome).toBe('imported')
  } finally {
    await other.close()
  }
})

test('an export during which an archive is imported is not completed', async () => {
  const files = { 'pricebooks/list.xml': toPriceBookXml('list', { v9: '21.00' }) }
  const finish = jest.fn(async () => undefined)
  const written: string[] = []
  const add = async ({ path: name, content }: ArchiveFile) => {
    for await (const part of content) written.push(String(part))
    if (/pricebooks/.test(name)) {
      await importArchiveFiles(database.db, files, { mode: 'merge', isRepeated: true })
    }
  }
  await expect(exportArchive(database.db, { add, finish })).rejects.toThrow('was imported')
  expect(finish).not.toHaveBeenCalled()
  await exportArchive(database.db, { add: async () => undefined, finish })
  expect(finish).toHaveBeenCalled()
})
