import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../../db/client'
import { pgliteParts } from '../../testing/pglite-parts'
import { loadPreparedDatabase } from '../../testing/prepared-database'
import { toZip } from '../../testing/to-zip'
import { toCatalogXml } from '../../testing/write-archive-files'
import { copyDatabase } from './copy-database'
import { runImport } from './import-runner'

let folder: string
let database: Database
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copied-'))
  const loadDataDir = await loadPreparedDatabase()
  database = await openDatabase({ dataDir: folder, pglite: { loadDataDir, ...pgliteParts() } })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const insert = (id: string) => database.db.insertInto('catalog').values({ id }).execute()
const copyTo = (name: string) =>
  copyDatabase(database.db, path.join(folder, 'database'), path.join(folder, name, 'database'))

test('a copy that is made while rows are written has all rows of its moment', async () => {
  await insert('before')
  let isCopied = false
  const copying = copyTo('busy').finally(() => (isCopied = true))
  const written: string[] = []
  while (!isCopied) {
    const id = `during${written.length}`
    await insert(id)
    written.push(id)
    // the database answers without a turn of the event loop, which files need
    await new Promise((resolve) => setImmediate(resolve))
  }
  await copying
  const copy = await openDatabase({ dataDir: path.join(folder, 'busy') })
  try {
    const rows = await copy.db.selectFrom('catalog').select('id').orderBy('id').execute()
    const ids = rows.map(({ id }) => id)
    expect(ids).toContain('before')
    const during = written.slice(0, ids.length - 1)
    expect(ids).toEqual([...during, 'before'].sort())
  } finally {
    await copy.close()
  }
})

test('an archive is checked in a copy while the database is in use', async () => {
  const file = path.join(folder, 'archive.zip')
  const product = '<product product-id="a"><display-name>A</display-name></product>'
  writeFileSync(file, toZip({ 'catalogs/small/catalog.xml': toCatalogXml('small', product) }))
  await copyTo('check')
  const job = {
    ...({ what: 'trial', file, mode: 'merge', roles: ['admin'], now: new Date() } as const),
    author: { by: { name: 'Ada', requestId: 'r' }, importId: '7' },
    ...{ mediaDir: folder, importedMediaDir: path.join(folder, 'media') },
    copyDir: path.join(folder, 'check'),
  }
  // the only connection
  await database.db.connection().execute(async () => {
    const outcome = await runImport(job, { db: database.db, show: () => undefined })
    expect(outcome).toMatchObject({ state: 'checked', trial: { counts: { products: 1 } } })
  })
  expect(await database.db.selectFrom('product').select('id').execute()).toEqual([])
})
