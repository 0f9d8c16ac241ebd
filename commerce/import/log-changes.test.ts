import { createTestDatabase } from '../testing/test-database'
import {
  toCatalogXml,
  toPriceBookXml,
  toSiteFiles,
  writeArchiveFiles,
} from '../testing/write-archive-files'
import { importArchive } from './import-archive'

const AUTHOR = { by: { email: 'ada@example.com', name: 'Ada', requestId: 'r' }, importId: '7' }
const product = (id: string, name: string) =>
  `<product product-id="${id}"><display-name>${name}</display-name></product>`
const filesOf = (name: string, amount: string, balance: string) => ({
  ...toSiteFiles(),
  'catalogs/small/catalog.xml': toCatalogXml('small', product('a', name), product('b', 'B')),
  'pricebooks/list.xml': toPriceBookXml('list', { a: amount, b: '5.00' }),
  'sites/small/gift-certificates.xml': `<gift-certificates>
    <gift-certificate gc-id="SECRETCODE1"><currency>USD</currency><amount>${balance}</amount>
    <enabled-flag>true</enabled-flag><custom-attributes>
    <custom-attribute attribute-id="securityCode">7391</custom-attribute></custom-attributes>
    </gift-certificate></gift-certificates>`,
  'sites/small/coupons.xml': `<coupons><coupon coupon-id="sweet"><enabled-flag>true</enabled-flag>
    <case-insensitive>true</case-insensitive><single-code>SECRETCODE2</single-code></coupon></coupons>`,
})

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await database.db.deleteFrom('audit_entry').execute()
})

async function runImport(files: Record<string, string>, author?: typeof AUTHOR) {
  const { folder, remove } = writeArchiveFiles(files)
  try {
    await importArchive(database.db, folder, { author, mode: 'merge' })
  } finally {
    remove()
  }
}
const entries = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('an import logs each object that it changes, with old and new values and without codes or security codes', async () => {
  await runImport(filesOf('Old', '10.00', '50.00'))
  expect(await entries()).toEqual([])
  await runImport(filesOf('New', '12.50', '500.00'), AUTHOR)
  const logged = await entries()
  const ofProduct = logged.filter(({ subject_type: type }) => type === 'product')
  expect(new Set(ofProduct.map(({ subject_id: id }) => id))).toEqual(new Set(['a']))
  expect(ofProduct).toMatchObject([
    {
      ...{ operator_email: 'ada@example.com', action: 'changed by import' },
      before: { name: 'Old' },
      after: { name: 'New', data: 'products', import: '7' },
    },
    { before: { amount_minor: 1000 }, after: { amount_minor: 1250, data: 'prices' } },
  ])
  await runImport(
    Object.fromEntries(
      Object.entries(filesOf('New', '12.50', '500.00')).map(([path, text]) => [
        path,
        text.replaceAll('SECRETCODE', 'SECRETCODE9'),
      ]),
    ),
    AUTHOR,
  )
  const kinds = (await entries()).map(({ after }) => after?.['data'])
  expect(kinds).toEqual(expect.arrayContaining(['gift cards', 'coupons']))
  expect(JSON.stringify(await entries())).not.toMatch(/SECRETCODE|7391/)
})

test('the log of an import of thousands of objects is bounded', async () => {
  const many = Array.from({ length: 2_100 }, (_, n) => product(`p${n}`, 'P'))
  const files = { 'catalogs/small/catalog.xml': toCatalogXml('small', ...many) }
  await runImport(files, AUTHOR)
  const added = (await entries()).filter(({ action }) => action === 'added by import')
  expect(added).toHaveLength(2_000)
})
