import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '../../testing/test-database'
import { toZip } from '../../testing/to-zip'
import { toCatalogXml } from '../../testing/write-archive-files'
import { runImport } from './import-runner'
import type { ImportJob } from './import-wire'

const PRODUCT = '<product product-id="a"><display-name>A</display-name></product>'
const AUTHOR = { by: { name: 'Ada', requestId: 'r' }, importId: '7' }
const CATALOG = { 'catalogs/small/catalog.xml': toCatalogXml('small', PRODUCT) }

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'runner-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function run(what: ImportJob['what'], program?: string, limits = {}) {
  const file = path.join(folder, 'archive.zip')
  writeFileSync(file, toZip(CATALOG))
  const job: ImportJob = {
    ...{ what, file, mode: 'replace', roles: ['admin'], now: new Date(), author: AUTHOR },
    ...{ mediaDir: folder, importedMediaDir: path.join(folder, 'media') },
  }
  const { db } = database
  if (program === undefined) return runImport(job, { db, show: () => undefined, limits })
  const script = path.join(folder, 'program.cjs')
  writeFileSync(script, program)
  const options = { ...limits, program: script }
  return runImport(job, { db, show: () => undefined, limits: options })
}
const sites = async () => (await database.db.selectFrom('catalog').select('id').execute()).length

/** A process that inserts a catalog in a transaction, and then does something else. */
const inTransaction = (then: string) => `
  let id = 0
  const call = (call) => process.send({ kind: 'call', id: id += 1, call })
  const query = (sql) => call({ what: 'query', connection: 1, sql, parameters: [] })
  const steps = [
    () => call({ what: 'acquire', connection: 1 }),
    () => query('begin'),
    () => query("insert into catalog (id) values ('lost')"),
    () => { ${then} },
  ]
  process.on('message', () => steps.shift()?.())
  process.send({ kind: 'ready' })`

test('an archive is checked and imported by a process of its own', async () => {
  expect(await run('trial')).toMatchObject({
    state: 'checked',
    trial: { isUsable: true, counts: { products: 1 } },
  })
  expect(await sites()).toBe(0)
  const imported = await run('import')
  if (imported.state === 'failed') throw new Error(imported.problem)
  expect(imported).toMatchObject({ state: 'imported', result: { isUsable: true } })
  expect(await database.db.selectFrom('product').select(['id', 'name']).execute()).toEqual([
    { id: 'a', name: 'A' },
  ])
  const log = database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject_type', '=', 'product')
  expect(await log.execute()).toMatchObject([
    {
      ...{ operator_name: 'Ada', action: 'added by import', subject_id: 'a', before: null },
      after: { data: 'products', object: 'a', import: '7', name: 'A' },
    },
  ])
})

test.each([
  ['ends', 'process.exit(3)', /The check ended unexpectedly: it ended with 3/],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", /it was killed, perhaps/],
  ['crashes', 'process.abort()', /its memory was full/],
  ['fills its memory', 'const all = []; for (;;) all.push({ a: [all.length] })', /memory was full/],
  ['does not go on', 'for (;;);', /it did not go on/],
])(
  'a process that %s leaves the engine and its database as they were',
  async (what, then, problem) => {
    const before = await sites()
    // on a slow machine a process takes longer than three seconds to fill its memory
    const silentMs = what === 'does not go on' ? 3_000 : 120_000
    const limits = { memoryMegabytes: 64, silentMs }
    const outcome = await run('trial', inTransaction(then), limits)
    expect(outcome).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) })
    // the connection is free again, and its transaction was rolled back
    expect(await sites()).toBe(before)
  },
)

test('errors of the database and of the archive arrive in words', async () => {
  const failing = inTransaction(`
    process.once('message', ({ error }) =>
      process.send({ kind: 'done', outcome: { state: 'failed', problem: error.code } }))
    query('insert into catalog (id) values (null)')`)
  expect(await run('import', failing)).toEqual({ state: 'failed', problem: '23502' })
})
