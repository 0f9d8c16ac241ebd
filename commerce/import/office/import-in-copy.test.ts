import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { openDatabase, type Database } from '../../db/client'
import { embeddedDatabases } from '../../db/exchange-database'
import { pgliteParts } from '../../testing/pglite-parts'
import { loadPreparedDatabase } from '../../testing/prepared-database'
import { toZip } from '../../testing/to-zip'
import { toCatalogXml } from '../../testing/write-archive-files'
import { ImportFiles } from './import-files'
import { carryOut } from './import-run'

const KEY = 'spring'

let folder: string
let database: Database
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'in-copy-'))
  const loadDataDir = await loadPreparedDatabase()
  const prepared = await openDatabase({ dataDir: folder, pglite: { loadDataDir } })
  await prepared.close()
  database = await openDatabase({ dataDir: folder, pglite: pgliteParts() })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const insert = (id: string) => database.db.insertInto('catalog').values({ id }).execute()
const catalogs = async () => {
  const rows = await database.db.selectFrom('catalog').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
const isFrozen = () => embeddedDatabases.get(database.db)?.untilWritable !== undefined

/** @returns the steps that its operator saw */
async function run(archive: Buffer | undefined) {
  const { db } = database
  const files = new ImportFiles(path.join(folder, 'imports'))
  mkdirSync(path.join(folder, 'imports'), { recursive: true })
  if (archive) writeFileSync(files.pathOf(KEY), archive)
  const now = () => new Date()
  const row = {
    ...{ file_name: 'spring.zip', bytes: 1, file_key: randomUUID(), uploaded_by: 'Ada' },
    ...({ mode: 'merge', state: 'importing', uploaded_at: now(), alive_at: now() } as const),
  }
  const added = db.insertInto('office_import').values(row).returning('id')
  const { id } = await added.executeTakeFirstOrThrow()
  const steps: string[] = []
  const onProgress = ({ step }: { step: string }) => steps.push(step)
  await carryOut(
    {
      ...{ db, files, now, onProgress, stopping: new AbortController().signal },
      ...{ mediaDir: folder, importedMediaDir: path.join(folder, 'media') },
    },
    {
      ...({ id, key: KEY, mode: 'merge', what: 'import', roles: ['admin'] } as const),
      by: { name: 'Ada', requestId: '1' },
    },
  )
  const stored = db.selectFrom('office_import').select('state').where('id', '=', id)
  return { ...(await stored.executeTakeFirst()), steps }
}

/** Reads and writes until the import is over. */
async function useMeanwhile(importing: Promise<unknown>, name: string) {
  const before = await catalogs()
  let isOver = false
  void importing.finally(() => (isOver = true))
  await waitUntil(isFrozen)
  let isWritten = false
  const writing = insert(`written ${name}`).then(() => (isWritten = true))
  const selling = database.db.transaction().execute((trx) =>
    trx
      .insertInto('catalog')
      .values({ id: `sold ${name}` })
      .execute(),
  )
  let reads = 0
  await waitUntil(async () => {
    if (!isFrozen()) return true
    expect(await catalogs()).toEqual(before)
    if (isFrozen()) expect(isWritten).toBe(false)
    reads += 1
    return false
  })
  await Promise.all([writing, selling, importing])
  expect(isOver).toBe(true)
  return reads
}

test('while an archive is imported, reads are answered, and writes follow in the new files', async () => {
  const notices: string[] = []
  const stop = database.listen('shop_changes', {
    onNotice: () => undefined,
    onLive: () => notices.push('live'),
    onLost: () => notices.push('lost'),
  })
  await waitUntil(() => notices.length === 1)
  const product = '<product product-id="a"><display-name>A</display-name></product>'
  const importing = run(toZip({ 'catalogs/small/catalog.xml': toCatalogXml('small', product) }))
  expect(await useMeanwhile(importing, 'first')).toBeGreaterThan(3)
  const { state, steps } = await importing
  expect(state).toBe('imported')
  expect(steps).toContain('building the search index')
  expect(await catalogs()).toEqual(['small', 'sold first', 'written first'])
  expect(await database.db.selectFrom('product').select('id').execute()).toEqual([{ id: 'a' }])
  await waitUntil(() => notices.join() === 'live,lost,live')
  await stop()
  expect(existsSync(path.join(folder, 'database.before'))).toBe(false)
})

test('an import that fails leaves the database as it was, and lets writes pass', async () => {
  const before = await catalogs()
  const importing = run(undefined)
  await useMeanwhile(importing, 'second')
  expect((await importing).state).toBe('failed')
  expect(await catalogs()).toEqual([...before, 'sold second', 'written second'].sort())
})

test('a process that ends between two steps of the exchange loses nothing', async () => {
  const rows = await catalogs()
  await database.close()
  const files = path.join(folder, 'database')
  renameSync(files, `${files}.before`)
  database = await openDatabase({ dataDir: folder, pglite: pgliteParts() })
  expect(await catalogs()).toEqual(rows)
  await database.close()
  // the new files are there already
  mkdirSync(`${files}.before`)
  database = await openDatabase({ dataDir: folder, pglite: pgliteParts() })
  expect(await catalogs()).toEqual(rows)
  expect(existsSync(`${files}.before`)).toBe(false)
})
