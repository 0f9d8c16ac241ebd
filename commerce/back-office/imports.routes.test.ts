import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { OfficeImport, OfficeImportList } from '../../contracts/import'
import { waitUntil } from '../../scripts/testing/wait-until'
import { updateProducts } from '../reviews/review-summary'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { toZip } from '../testing/to-zip'
import {
  toCatalogXml,
  toInventoryXml,
  toPriceBookXml,
  toSiteFiles,
} from '../testing/write-archive-files'

const IMPORTS = '/back-office/api/imports'
const product = (id: string, name: string) =>
  `<product product-id="${id}"><display-name>${name}</display-name></product>`
const FILES = {
  ...toSiteFiles(),
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    product('a', 'Crème'),
    product('b', 'Noir'),
    '<product><display-name>Nobody</display-name></product>',
  ),
  'pricebooks/list.xml': toPriceBookXml('list', { a: '10.00', b: '12.00', none: '3.00' }),
  'inventory-lists/stock.xml': toInventoryXml('stock', { a: '5', b: '7' }),
}

let engine: TestEngine
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'imports-'))
  const config = { dataDir, importedMediaDir: path.join(dataDir, 'media') }
  engine = await createTestEngine({ config })
})
afterAll(async () => {
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const upload = (
  payload: Buffer | string,
  query = 'fileName=spring.zip&mode=replace',
  type = 'application/zip',
) =>
  engine.app.inject({
    method: 'POST',
    url: `${IMPORTS}?${query}`,
    payload,
    headers: { 'content-type': type },
  })
async function uploadFiles(files: Readonly<Record<string, string>>): Promise<OfficeImport> {
  const answer = await upload(toZip(files))
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const get = async ({ id }: { id: number }): Promise<OfficeImport> =>
  (await engine.app.inject(`${IMPORTS}/${id}`)).json()
const start = (what: 'trial' | 'import', { id, revision, mode }: OfficeImport) =>
  engine.app.inject({
    method: 'PUT',
    url: `${IMPORTS}/${id}/${what}`,
    payload: { expectedRevision: revision, ...(what === 'trial' && { mode }) },
  })
async function carryOut(what: 'trial' | 'import', known: OfficeImport): Promise<OfficeImport> {
  expect((await start(what, known)).statusCode).toBe(202)
  await engine.app.services.imports.settle()
  return get(known)
}
/** Begins an upload that never completes, as in a browser whose operator cancels. */
async function cutOffUpload(): Promise<void> {
  const { port } = new URL(await engine.listen())
  const request = http.request({
    ...{ port, method: 'POST', path: `${IMPORTS}?fileName=cut.zip` },
    headers: { 'content-type': 'application/zip', 'content-length': 1_000_000 },
  })
  const failed = once(request, 'error')
  request.write(Buffer.alloc(100_000))
  await waitUntil(() => uploadedFiles().some((name) => name.endsWith('.part')))
  request.destroy(new Error('cancelled'))
  await failed
}
const products = () =>
  engine.db.selectFrom('product').select(['id', 'name']).orderBy('id').execute()
const atsOf = async (id: string) => {
  const query = engine.db.selectFrom('inventory').select('ats').where('product_id', '=', id)
  return (await query.executeTakeFirst())?.ats
}
const uploadedFiles = () => readdirSync(path.join(dataDir, 'imports'))

test('an archive is checked without side effects, reports its changes, and is then imported', async () => {
  const uploaded = await uploadFiles(FILES)
  expect(uploaded).toMatchObject({ state: 'uploaded', fileName: 'spring.zip', hasFile: true })
  expect((await start('import', uploaded)).json().detail).toContain('Check the archive first')

  const checked = await carryOut('trial', uploaded)
  expect(checked).toMatchObject({ state: 'checked', trial: { isUsable: true } })
  expect(checked.trial?.changes).toEqual(
    expect.arrayContaining([
      { what: 'products', added: 2, changed: 0, removed: 0, removedIds: [] },
      { what: 'prices', added: 2, changed: 0, removed: 0, removedIds: [] },
      { what: 'stock records', added: 2, changed: 0, removed: 0, removedIds: [] },
    ]),
  )
  expect(checked.trial?.findings).toContainEqual(
    expect.objectContaining({ severity: 'error', file: 'pricebooks/list.xml', count: 1 }),
  )
  expect(await products()).toEqual([])
  expect(await atsOf('a')).toBeUndefined()

  const imported = await carryOut('import', checked)
  expect(imported).toMatchObject({ state: 'imported', hasFile: false, result: { isUsable: true } })
  expect(await products()).toHaveLength(2)
  expect(await atsOf('a')).toBe(5)
  expect(uploadedFiles()).toEqual([])
  const history = await engine.app.inject(`${IMPORTS}/${uploaded.id}/history`)
  expect(history.json().entries.map(({ action }: { action: string }) => action)).toEqual([
    'imported',
    // stock list, catalog, site and price book, which have no pages of their own
    ...['added by import', 'added by import', 'added by import', 'added by import'],
    'started',
    'checked',
    'uploaded',
  ])

  // since then an operator has changed a name, a shopper has written a review, and one unit was
  // sold
  await engine.db.updateTable('product').set({ name: 'Changed' }).where('id', '=', 'a').execute()
  await engine.db.updateTable('inventory').set({ ats: 4 }).where('product_id', '=', 'a').execute()
  await engine.db.transaction().execute(async (trx) => {
    const summary = { product_id: 'b', review_count: 1, rating_sum: 4 }
    await trx.insertInto('review_summary').values(summary).execute()
    await updateProducts(trx)
  })
  const fewer = { ...FILES, 'pricebooks/list.xml': toPriceBookXml('list', { a: '11.00' }) }
  const again = await carryOut('trial', await uploadFiles(fewer))
  expect(again.trial?.changes).toEqual([
    { what: 'products', added: 0, changed: 1, removed: 0, removedIds: [] },
    {
      ...{ what: 'prices', added: 0, changed: 1, removed: 1 },
      removedIds: ['list/b/1/-infinity'],
    },
  ])
  expect(await atsOf('a')).toBe(4)
  const { imports, total } = (await engine.app.inject(IMPORTS)).json<OfficeImportList>()
  expect(total).toBe(2)
  expect(imports.map(({ state }) => state)).toEqual(['checked', 'imported'])
})

test('only one import runs at a time, and a second start reports the first', async () => {
  const [one, other] = [await uploadFiles(FILES), await uploadFiles(FILES)]
  const answers = await Promise.all([start('trial', one), start('trial', other)])
  await engine.app.services.imports.settle()
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().detail).toBe('This machine is checking spring.zip now.')
  // another check has run since that result was displayed
  const checked = answers[0]?.statusCode === 202 ? one : other
  expect((await start('trial', checked)).statusCode).toBe(409)
})

test('the import of a stopped engine is marked as interrupted and can be started again', async () => {
  const checked = await carryOut('trial', await uploadFiles(FILES))
  const set = {
    state: 'importing',
    engine: 'gone:1',
    alive_at: new Date(Date.now() - 60_000),
    // a start is a revision
    revision: checked.revision + 1,
  } as const
  await engine.db.updateTable('office_import').set(set).where('id', '=', checked.id).execute()
  const interrupted = await get(checked)
  expect(interrupted).toMatchObject({ state: 'interrupted', hasFile: true })
  const { imports } = (await engine.app.inject(IMPORTS)).json<OfficeImportList>()
  expect(imports[0]?.state).toBe('interrupted')
  expect((await start('import', checked)).statusCode).toBe(409)
  expect(await carryOut('import', interrupted)).toMatchObject({ state: 'imported' })
})

test('an archive without usable content is not imported', async () => {
  const checked = await carryOut('trial', await uploadFiles({ 'notes.xml': '<notes/>' }))
  expect(checked.trial).toMatchObject({ isUsable: false, changes: [] })
  expect((await start('import', checked)).statusCode).toBe(409)
})

test('an invalid archive is refused and no file of it remains', async () => {
  const before = uploadedFiles()
  const refused = await upload('this is no archive')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().detail).toContain('spring.zip is neither a folder nor a zip file')
  expect(refused.body).not.toContain(dataDir)
  const slipping = toZip({
    'catalogs/a/static/default/../../../../../evil.jpg': 'x',
    'a.xml': '<a/>',
  })
  expect((await upload(slipping)).statusCode).toBe(400)
  expect((await upload(toZip({ 'a.txt': 'x' }))).statusCode).toBe(400)
  expect((await upload('{}', 'fileName=a.zip', 'application/json')).statusCode).toBe(415)
  expect((await upload(toZip(FILES), 'fileName=..%2Fa.zip')).statusCode).toBe(400)
  const tooLarge = await engine.app.inject({
    method: 'POST',
    url: `${IMPORTS}?fileName=a.zip`,
    headers: { 'content-type': 'application/zip', 'content-length': '500000001' },
    payload: 'x',
  })
  expect(tooLarge.statusCode).toBe(413)
  expect(uploadedFiles()).toEqual(before)
  expect(existsSync(path.join(dataDir, 'evil.jpg'))).toBe(false)
})

test('a canceled upload leaves no file, and the next upload is accepted', async () => {
  const before = uploadedFiles()
  await cutOffUpload()
  await waitUntil(() => !uploadedFiles().some((name) => name.endsWith('.part')))
  expect(uploadedFiles()).toEqual(before)
  // refused as an invalid archive, not because another upload is still in progress
  await waitUntil(async () => (await upload('no zip')).statusCode === 400)
})

test('only the five newest files stay on the disk', async () => {
  const first = await uploadFiles(FILES)
  for (let count = 0; count < 5; count += 1) await uploadFiles(FILES)
  expect(await get(first)).toMatchObject({ hasFile: false })
  expect((await start('trial', first)).statusCode).toBe(409)
  expect(uploadedFiles()).toHaveLength(5)
})
