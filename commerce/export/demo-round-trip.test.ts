import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Db } from '../db/client'
import { importArchive } from '../import/import-archive'
import { readTables } from '../testing/read-tables'
import { createTestDatabase } from '../testing/test-database'
import { exportTo } from './export-to'

const DEMO = path.resolve(__dirname, '../../demo/site-archive')
const EXPORTED =
  /^(attribute_def|catalog|category_|inventory|price$|price_book$|product$|product_op)/

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function inNewShop<T>(archive: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await createTestDatabase()
  try {
    expect((await importArchive(db, archive)).findings).toEqual([])
    return await work(db)
  } finally {
    await close()
  }
}

test('the demo, exported and imported again, is the same shop', async () => {
  const archive = path.join(folder, 'shop')
  const before = await inNewShop(DEMO, async (db) => {
    await exportTo(db, archive, {})
    return readTables(db)
  })
  expect(Object.keys(before).length).toBeGreaterThan(20)
  const after = await inNewShop(archive, readTables)
  const names = Object.keys(before).filter((name) => EXPORTED.test(name))
  expect(names.filter((name) => String(before[name]) !== String(after[name]))).toEqual([])
}, 180_000)
