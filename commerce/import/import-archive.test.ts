import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '../db/client'
import { createTestDatabase } from '../testing/test-database'
import { importArchive, type ImportReport } from './import-archive'

const DEMO = path.resolve(__dirname, '../../demo')
const ARCHIVE = path.join(DEMO, 'site-archive')
const photosFolder = path.join(DEMO, 'photos')
const options = { photosFolder }

let database: Database
let folder: string

/** Returns a copy of the demo archive, which a test may change. */
function copyArchive(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'archive-'))
  cpSync(ARCHIVE, copy, { recursive: true })
  return copy
}

function edit(archive: string, file: string, change: (text: string) => string): void {
  const name = path.join(archive, file)
  const before = readFileSync(name, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(name, after)
}

const catalog = 'catalogs/brindille-master/catalog.xml'
const storefront = 'catalogs/brindille-storefront/catalog.xml'
const warehouse = 'inventory-lists/brindille-warehouse.xml'

let products: number
beforeAll(() => {
  const catalogs = readdirSync(path.join(ARCHIVE, 'catalogs'))
  products = catalogs
    .map((name) => readFileSync(path.join(ARCHIVE, 'catalogs', name, 'catalog.xml'), 'utf8'))
    .reduce((sum, xml) => sum + (xml.match(/<product product-id=/g)?.length ?? 0), 0)
})

const countOf = async (table: 'product' | 'site', { db }: Database) => {
  const row = await db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const atsOf = async (productId: string) => {
  const row = await database.db
    .selectFrom('inventory')
    .select('ats')
    .where('list_id', '=', 'brindille-warehouse')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return row.ats
}

const mistakesOf = ({ findings }: Awaited<ReturnType<typeof importArchive>>) =>
  findings.filter(({ message }) => !message.startsWith('not needed here'))

describe('an archive', () => {
  beforeEach(async () => {
    database = await createTestDatabase()
    folder = copyArchive()
  })

  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the demo archive is imported completely, and has no mistakes', async () => {
    const lines: string[] = []
    const report = await importArchive(database.db, ARCHIVE, {
      onProgress: (line) => lines.push(line),
    })
    expect(mistakesOf(report)).toEqual([])
    expect(report.outcome).toBe('imported')
    expect(report.counts).toMatchObject({ sites: 3 })
    expect(report.counts['shops']).toBeGreaterThanOrEqual(24)
    expect(report.counts['products']).toBeGreaterThanOrEqual(36)
    expect(lines.length).toBeGreaterThan(3)

    const { db } = database
    const variant = await db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', '32001023')
      .executeTakeFirstOrThrow()
    expect(variant).toMatchObject({
      kind: 'variant',
      master_id: '320010',
      variation_values: { size: '9', wrap: 'forest' },
    })
    const site = await db
      .selectFrom('site')
      .selectAll()
      .where('id', '=', 'brindille')
      .executeTakeFirstOrThrow()
    expect(site).toMatchObject({
      catalog_id: 'brindille-storefront',
      price_book_ids: ['usd-list-prices', 'usd-sale-prices'],
      preferences: { Bopis: true, recipientLimit: 20, klarnaMinimumAmount: 35 },
    })
    const overnight = await db
      .selectFrom('shipping_method')
      .selectAll()
      .where('site_id', '=', 'brindille')
      .where('id', '=', 'Overnight')
      .executeTakeFirstOrThrow()
    const islands = ['AK', 'AS', 'GU', 'HI', 'FM', 'MH', 'MP', 'PR', 'PW', 'VI']
    const is = (attribute: string, operator: string, ...values: string[]) => ({
      path: `shipment.shippingAddress.${attribute}`,
      operator,
      values,
    })
    expect(overnight.address_rule.excluded?.flatMap(({ conditions }) => conditions)).toEqual([
      is('countryCode', 'is-not-equal', 'US'),
      is('stateCode', 'is-equal', ...islands, 'AA', 'AE', 'AP'),
      is('custom.isPOBox', 'is-true'),
    ])
    const rate = await db
      .selectFrom('tax_rate')
      .select('rate')
      .where('site_id', '=', 'brindille')
      .where('state_code', '=', 'CA')
      .where('tax_class_id', '=', 'standard')
      .executeTakeFirstOrThrow()
    expect(rate.rate).toBe(0.0725)
  })

  test('a repeated import of the same archive changes nothing', async () => {
    const first = await importArchive(database.db, folder, options)
    await database.db
      .updateTable('product')
      .set({ name: 'Kept' })
      .where('id', '=', '310010')
      .execute()
    const second = await importArchive(database.db, folder, options)
    expect(second).toMatchObject({ outcome: 'unchanged', checksum: first.checksum })
    const product = await database.db
      .selectFrom('product')
      .select('name')
      .where('id', '=', '310010')
      .executeTakeFirstOrThrow()
    expect(product.name).toBe('Kept')
  })

  test('a changed archive updates and removes products, and keeps the sold stock', async () => {
    await importArchive(database.db, folder, options)
    const { db } = database
    const before = await countOf('product', database)
    await db.updateTable('inventory').set({ ats: 2 }).where('product_id', '=', '320040').execute()
    const created = await db
      .selectFrom('product')
      .select('created_at')
      .where('id', '=', '320040')
      .executeTakeFirstOrThrow()

    edit(folder, catalog, (xml) =>
      xml
        .replace('>Petite Four<', '>Petite Quatre<')
        .replace(/ {2}<product product-id="400030">.*?<\/product>\n/s, ''),
    )
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const mentions = (file: string) =>
      file.endsWith('.xml') && readFileSync(path.join(folder, file), 'utf8').includes('id="400030"')
    for (const file of entries.filter(mentions)) {
      edit(folder, file, (xml) =>
        xml.replace(/ *<(\S+) [^>]*product-id="400030"[^>]*>.*?<\/\1>\n/gs, ''),
      )
    }
    const report = await importArchive(db, folder, options)
    expect(mistakesOf(report)).toEqual([])
    expect(report.outcome).toBe('imported')
    const product = await db
      .selectFrom('product')
      .select(['name', 'created_at'])
      .where('id', '=', '320040')
      .executeTakeFirstOrThrow()
    expect(product).toEqual({ name: 'Petite Quatre', created_at: created.created_at })
    expect(await countOf('product', database)).toBe(before - 1)
    expect(await atsOf('320040')).toBe(2)
  })

  test('a newer allocation resets the stock', async () => {
    await importArchive(database.db, folder, options)
    const { db } = database
    await db.updateTable('inventory').set({ ats: 2 }).where('product_id', '=', '320040').execute()
    edit(folder, warehouse, (xml) =>
      xml.replaceAll('2026-11-16T06:00:00.000Z', '2026-11-23T06:00:00.000Z'),
    )
    await importArchive(db, folder, options)
    expect(await atsOf('320040')).toBe(5)
  })

  test('an interrupted import is completed by the next import', async () => {
    const failing = importArchive(database.db, folder, {
      ...options,
      afterWrite: () => Promise.reject(new Error('the index broke')),
    })
    await expect(failing).rejects.toThrow('the index broke')
    const again = await importArchive(database.db, folder, options)
    expect(again.outcome).toBe('imported')
    expect(mistakesOf(again)).toEqual([])
  })
})

type Mistake = [string, string, (xml: string) => string, { id: string; message: RegExp }]

/**
 * Tested separately from `others`, because one mistake may hide another about the same product or
 * promotion.
 */
const mistakes: Mistake[] = [
  [
    'a parent category that is not there',
    storefront,
    (xml) => xml.replace('<parent>truffles</parent>', '<parent>truffels</parent>'),
    { id: 'milk-truffles', message: /parent category truffels does not exist/ },
  ],
  [
    'a category of an unknown product',
    storefront,
    (xml) => xml.replace('product-id="310010"', 'product-id="999999"'),
    { id: '999999', message: /product .*does not exist/ },
  ],
  [
    'a variant that is not there',
    catalog,
    (xml) => xml.replace('<variant product-id="31001011"', '<variant product-id="31001099"'),
    { id: '310010', message: /variant 31001099 does not exist/ },
  ],
  [
    'a picture that is not there',
    catalog,
    (xml) => xml.replace('products/truffle-milk.jpg', 'products/truffle-tea.jpg'),
    { id: '310010', message: /no picture products\/truffle-tea\.jpg/ },
  ],
  [
    'an attribute nobody defined',
    catalog,
    (xml) => xml.replace('attribute-id="badge"', 'attribute-id="badgge"'),
    { id: '310010', message: /attribute badgge of Product is not defined/ },
  ],
  [
    'an attribute of another type',
    catalog,
    (xml) => xml.replace('attribute-id="isKosher">true', 'attribute-id="isKosher">maybe'),
    { id: '310010', message: /isKosher of Product is not of type boolean/ },
  ],
  [
    'a price that is none',
    'pricebooks/usd-sale-prices.xml',
    (xml) => xml.replace('<amount quantity="1">12.95', '<amount quantity="1">12.955'),
    { id: expect.any(String), message: /line \d+: <amount> 12\.955/ },
  ],
  [
    'stock of an unknown product',
    warehouse,
    (xml) => xml.replace('product-id="310', 'product-id="910'),
    { id: expect.stringMatching(/^910/), message: /product .*does not exist/ },
  ],
  [
    'a shop with an unknown inventory list',
    'stores.xml',
    (xml) => xml.replace('>shop-101<', '>shop-999<'),
    { id: '101', message: /inventory list shop-999 does not exist/ },
  ],
  [
    'a site with an unknown price book',
    'sites/brindille/preferences.xml',
    (xml) => xml.replace('usd-sale-prices', 'usd-sales-prices'),
    { id: 'brindille', message: /price book usd-sales-prices does not exist/ },
  ],
  [
    'a promotion with an unknown coupon',
    'sites/brindille/promotions.xml',
    (xml) => xml.replace('coupon-id="noel10"', 'coupon-id="noel11"'),
    { id: 'noel-10', message: /coupon noel11 does not exist/ },
  ],
  [
    'a promotion of an unknown product',
    'sites/brindille/promotions.xml',
    (xml) =>
      xml.replace(
        /<category-condition[\s\S]*?<\/category-condition>/,
        '<product-id-condition operator="is equal"><product-id>999</product-id></product-id-condition>',
      ),
    { id: 'brittles-15', message: /product 999 does not exist/ },
  ],
  [
    'a promotion in an unknown campaign',
    'sites/brindille/promotions.xml',
    (xml) => xml.replace('campaign-id="easter">\n    <enabled', 'campaign-id="x">\n    <enabled'),
    { id: 'easter-20', message: /campaign easter does not exist/ },
  ],
  [
    'XML that is broken off',
    'sites/brindille/tax.xml',
    (xml) => xml.slice(0, xml.length / 2),
    { id: '', message: /not well-formed XML at line \d+/ },
  ],
]

const others: Mistake[] = [
  [
    'a product placed in no category',
    storefront,
    (xml) => xml.replace('category-id="milk-truffles" product-id', 'category-id="none" product-id'),
    { id: '310010', message: /category none does not exist/ },
  ],
  [
    'a variation value its master does not know',
    catalog,
    (xml) => xml.replace('attribute-id="size">6<', 'attribute-id="size">7<'),
    { id: '31001011', message: /size 7 is not among the values of 310010/ },
  ],
  [
    'a price of an unknown product',
    'pricebooks/usd-sale-prices.xml',
    (xml) => xml.replace('product-id="310', 'product-id="910'),
    { id: expect.stringMatching(/^910/), message: /product .*does not exist/ },
  ],
  [
    'a promotion of an unknown category',
    'sites/brindille/promotions.xml',
    (xml) => xml.replace('<category-id>brittles<', '<category-id>britles<'),
    { id: 'brittles-15', message: /category britles does not exist/ },
  ],
]

describe.each([[mistakes], [others]])('an archive with mistakes', (made) => {
  let spoiled: Database
  let report: ImportReport

  // a single import for all mistakes, because each import takes seconds
  beforeAll(async () => {
    spoiled = await createTestDatabase()
    const copy = copyArchive()
    for (const [, file, change] of made) edit(copy, file, change)
    report = await importArchive(spoiled.db, copy, options)
    rmSync(copy, { recursive: true, force: true })
  })
  afterAll(() => spoiled.close())

  test.each(made)('%s is reported', (_, file, _change, finding) => {
    expect(report.findings).toContainEqual({
      severity: expect.stringMatching(/error|warning/),
      file,
      id: finding.id,
      message: expect.stringMatching(finding.message),
    })
  })

  test('everything else is imported', async () => {
    expect(report.outcome).toBe('imported')
    expect([await countOf('product', spoiled), await countOf('site', spoiled)]).toEqual([
      products,
      3,
    ])
  })
})
