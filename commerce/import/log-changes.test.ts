import { importArchiveFiles } from '../testing/import-archive-files'
import { useDatabase } from '../testing/test-database'
import {
  toCatalogXml,
  toInventoryXml,
  toPriceBookXml,
  toSiteFiles,
} from '../testing/write-archive-files'

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

const database = useDatabase()
afterEach(async () => {
  await database.db.deleteFrom('audit_entry').execute()
})

async function runImport(files: Record<string, string>, author?: typeof AUTHOR) {
  await importArchiveFiles(database.db, files, { author, mode: 'merge' })
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
  const rest = added.filter(({ subject_type: type }) => type === 'import')
  expect(added.length - rest.length).toBe(2_000)
  expect(rest).toMatchObject([{ after: { data: 'products', number: 100 } }])
  expect(rest[0]?.after?.['objects']).toMatchObject({ p999: { name: 'P' } })
})

/** So many that they are stored in rows of their own. */
const manyCodes = (n: number) =>
  Array.from({ length: 60 }, (_, at) => `<code>HUSHHUSH${n}x${at}</code>`).join('')

const SITE_PARTS = (n: number): Record<string, string> => ({
  ...toSiteFiles(),
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    '<category category-id="root"><display-name>All</display-name></category>',
    product('a', 'A'),
    `<category-assignment category-id="root" product-id="a"><primary-flag>${n > 1}</primary-flag></category-assignment>`,
  ),
  'meta/types.xml': `<metadata><type-extension type-id="Product"><custom-attribute-definitions>
    <attribute-definition attribute-id="note"><type>${n > 1 ? 'text' : 'string'}</type></attribute-definition>
    </custom-attribute-definitions></type-extension><type-extension type-id="SitePreferences">
    <custom-attribute-definitions><attribute-definition attribute-id="apiKey"><type>password</type>
    <default-value>HUSHHUSH${n}</default-value></attribute-definition></custom-attribute-definitions>
    </type-extension></metadata>`,
  'pricebooks/list.xml': toPriceBookXml(
    'list',
    { a: '1.00' },
    `<online-flag>${n > 1}</online-flag>`,
  ),
  'libraries/l/library.xml': `<library library-id="l"><folder folder-id="f">
    <display-name>F${n}</display-name></folder></library>`,
  'sites/small/coupons.xml': `<coupons><coupon coupon-id="c"><enabled-flag>true</enabled-flag><multiple-codes>${manyCodes(n)}</multiple-codes></coupon></coupons>`,
  'sites/small/slots.xml': `<slot-configurations><slot-configuration slot-id="s" context="global"
    configuration-id="x"><template>t${n}</template><content><html><body>B${n}</body></html></content>
    </slot-configuration></slot-configurations>`,
  'sites/small/sort.xml': `<sort><sorting-rule rule-id="r"><sorting-attributes>
    <price><direction>${n > 1 ? 'ascending' : 'descending'}</direction></price>
    </sorting-attributes></sorting-rule></sort>`,
})

test('placements, price books, definitions, folders, slots and rules are logged, secrets are not', async () => {
  await runImport(SITE_PARTS(1))
  await runImport(SITE_PARTS(2), AUTHOR)
  const logged = await entries()
  const kinds = new Set(logged.map(({ after }) => after?.['data']))
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'products in categories',
      'attribute definitions',
      'price books',
      'content folders',
      'content slots',
      'sorting rules',
      'coupon codes',
    ]),
  )
  const placement = logged.find(({ after }) => after?.['data'] === 'products in categories')
  expect(placement?.before).toEqual({ is_primary: false })
  expect(placement?.after).toMatchObject({ is_primary: true, object: 'small/root/a' })
  expect(JSON.stringify(logged)).not.toContain('HUSHHUSH')
})

const toStock = (...lists: string[]) =>
  Object.fromEntries(lists.map((xml, n) => [`inventory-lists/${n}.xml`, xml]))

test('each stock record that changes is logged with what was there, and with what is there now', async () => {
  const { 'catalogs/small/catalog.xml': catalog } = filesOf('A', '1.00', '1.00')
  const files = { 'catalogs/small/catalog.xml': catalog }
  await runImport({
    ...files,
    ...toStock(toInventoryXml('stock', { a: '5', b: '7' }), toInventoryXml('old', { a: '1' })),
  })
  // two pieces were sold meanwhile
  const sold = database.db.updateTable('inventory').set({ ats: 3 }).where('list_id', '=', 'stock')
  await sold.where('product_id', '=', 'a').execute()
  await runImport(
    {
      ...files,
      ...toStock(
        toInventoryXml('stock', { a: '9', b: '7' }),
        toInventoryXml('new', { b: '4' }),
        '<inventory><inventory-list><header list-id="old" mode="delete"/></inventory-list></inventory>',
      ),
    },
    AUTHOR,
  )
  const logged = (await entries()).map(
    ({ action, subject_type: type, subject_id: id, ...rest }) => ({
      ...{ action, subject: `${type} ${id}`, before: rest.before, after: rest.after },
    }),
  )
  const ofStock = logged.filter(({ after }) => after?.['data'] === 'stock records')
  expect(ofStock).toMatchObject([
    {
      ...{ action: 'changed by import', subject: 'product a' },
      before: { ats: 3, allocation: 5 },
      after: { ats: 9, allocation: 9, object: 'stock/a', import: '7' },
    },
    { action: 'added by import', subject: 'product b', before: null, after: { object: 'new/b' } },
    { action: 'removed by import', subject: 'product a', before: { ats: 1 } },
  ])
  const ofLists = logged.filter(({ after }) => after?.['data'] === 'inventory lists')
  expect(ofLists.map(({ action, after }) => [action, after?.['object']])).toEqual([
    ['added by import', 'new'],
    ['removed by import', 'old'],
  ])
  await database.db.deleteFrom('audit_entry').execute()
  await runImport({ ...files, ...toStock(toInventoryXml('stock', { a: '9', b: '7' })) }, AUTHOR)
  expect(await entries()).toEqual([])
})

test('the log of thousands of stock records is bounded, over all batches', async () => {
  const ids = Array.from({ length: 2_700 }, (_, n) => `s${n}`)
  const stock = Object.fromEntries(ids.map((id) => [id, '5']))
  await runImport(
    {
      'catalogs/small/catalog.xml': toCatalogXml('small', ...ids.map((id) => product(id, 'S'))),
      ...toStock(toInventoryXml('stock', stock)),
    },
    AUTHOR,
  )
  const ofStock = (await entries()).filter(({ after }) => after?.['data'] === 'stock records')
  const numbers = ofStock.map(({ after }) => Number(after?.['number'] ?? 1))
  expect(numbers.filter((number) => number === 1)).toHaveLength(2_000)
  expect(numbers.reduce((sum, number) => sum + number)).toBe(2_700)
})
