import { importArchiveFiles } from '../testing/import-archive-files'
import {
  toCatalogXml,
  toInventoryXml,
  toPriceBookXml,
  toSiteFiles,
  type ArchiveFiles,
} from '../testing/write-archive-files'
import { createTestDatabase } from '../testing/test-database'
import type { ImportOptions } from './read-archive'

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db']

function importFiles(db: Db, files: ArchiveFiles, options: ImportOptions = {}) {
  return importArchiveFiles(db, files, options)
}

/**
 * Creates one database for a describe block, because each complete archive replaces the previous
 * one.
 */
function shareDatabase(): () => Db {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())
  return () => database.db
}

const namesOf = async (db: Db) =>
  (await db.selectFrom('product').select('name').orderBy('id').execute()).map(({ name }) => name)

const product = (id: string, name: string, rest = '') =>
  `<product product-id="${id}"><display-name xml:lang="x-default">${name}</display-name>${rest}</product>`
const A = product('a', 'Crème')

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const catalogPath = 'catalogs/small/catalog.xml'

describe('peculiarities of real archives', () => {
  const shared = shareDatabase()
  const peculiar: [string, string | Uint8Array, string[]][] = [
    ['a byte order mark', `\ufeff${toCatalogXml('small', A)}`, ['Crème']],
    ['UTF-16', utf16(toCatalogXml('small', A).replace('UTF-8', 'UTF-16')), ['Crème']],
    [
      'Latin 1',
      Buffer.from(toCatalogXml('small', A).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
      ['Crème'],
    ],
    ['single quotes', toCatalogXml('small', A).replaceAll('"', "'"), ['Crème']],
    [
      'prefixed names',
      '<c:catalog xmlns:c="x" catalog-id="small"><c:product product-id="a"><c:display-name>Crème</c:display-name></c:product></c:catalog>',
      ['Crème'],
    ],
    ['unknown elements', toCatalogXml('small', `<novelty><a/></novelty>${A}`), ['Crème']],
    ['HTML entities', toCatalogXml('small', product('a', 'A&nbsp;B')), ['A\u00a0B']],
    ['unknown entities', toCatalogXml('small', product('a', 'A &bogus; B')), ['A &bogus; B']],
    ['control characters', toCatalogXml('small', product('a', 'A\u0000\u0008B')), ['AB']],
    ['CDATA', toCatalogXml('small', product('a', '<![CDATA[<b>A</b>]]>')), ['<b>A</b>']],
    [
      'comments before the root',
      `<!-- <pricebooks> -->${toCatalogXml('small', A).slice(38)}`,
      ['Crème'],
    ],
    ['a duplicate id', toCatalogXml('small', product('a', 'B'), A), ['Crème']],
    ['a truncated file', toCatalogXml('small', A, product('b', 'B')).slice(0, -30), ['Crème']],
    [
      'a tag that is never closed',
      toCatalogXml('small', A, '<product product-id="b"><display-name>B</product>'),
      ['Crème'],
    ],
  ]

  test.each(peculiar)('%s', async (_, catalog, names) => {
    const db = shared()
    const report = await importFiles(db, { [catalogPath]: catalog })
    expect(report.outcome).toBe('imported')
    expect(await namesOf(db)).toEqual(names)
  })
})

describe('invalid data in an archive', () => {
  const shared = shareDatabase()
  const cases: [string, ArchiveFiles, string, RegExp][] = [
    [
      'an invalid value in a record',
      {
        [catalogPath]: toCatalogXml('small', product('a', 'A', '<search-rank>high</search-rank>')),
      },
      'a',
      /line 3: <search-rank> high: /,
    ],
    [
      'a missing product of a set',
      {
        [catalogPath]: toCatalogXml(
          'small',
          product(
            'a',
            'A',
            '<product-set-products><product-set-product product-id="none"/></product-set-products>',
          ),
        ),
      },
      'a',
      /its part none does not exist/,
    ],
    [
      'a variant of two masters',
      {
        [catalogPath]: toCatalogXml(
          'small',
          product(
            'a',
            'A',
            '<variations><variants><variant product-id="v"/></variants></variations>',
          ),
          product(
            'b',
            'B',
            '<variations><variants><variant product-id="v"/></variants></variations>',
          ),
          product('v', 'V'),
        ),
      },
      'b',
      /v is a variant of another master already/,
    ],
    [
      'a circular category',
      {
        [catalogPath]: toCatalogXml(
          'small',
          A,
          '<category category-id="x"><parent>y</parent></category>',
          '<category category-id="y"><parent>x</parent></category>',
        ),
      },
      'x',
      /its own ancestor/,
    ],
    [
      'a product assigned twice to a category',
      {
        [catalogPath]: toCatalogXml(
          'small',
          '<category category-id="x"/>',
          A,
          '<category-assignment category-id="x" product-id="a"/>'.repeat(2),
        ),
      },
      'a',
      /is twice in x/,
    ],
    [
      'a price of an unknown product',
      {
        [catalogPath]: toCatalogXml('small', A),
        'pricebooks/list.xml': toPriceBookXml('list', { b: '1.00' }),
      },
      'b',
      /product .*does not exist/,
    ],
    [
      'a percentage without a base price',
      {
        [catalogPath]: toCatalogXml('small', A),
        'pricebooks/list.xml': toPriceBookXml('list', { a: '<percentage>10</percentage>' }),
      },
      'a',
      /refers to a price that does not exist/,
    ],
    [
      'stock of an unknown product',
      {
        [catalogPath]: toCatalogXml('small', A),
        'inventory-lists/s.xml': toInventoryXml('stock', { b: '3' }),
      },
      'b',
      /product .*does not exist/,
    ],
    [
      'a site with an unknown taxation',
      {
        [catalogPath]: toCatalogXml('small', A),
        ...toSiteFiles(),
        'sites/small/site.xml':
          '<site site-id="small"><name>S</name><currency>EUR</currency><taxation>half</taxation></site>',
      },
      'small',
      /<taxation> half: /,
    ],
    [
      'a site without settings',
      {
        [catalogPath]: toCatalogXml('small', A),
        'sites/small/site.xml':
          '<site site-id="small"><name>S</name><currency>USD</currency></site>',
      },
      'small',
      /the site is left out/,
    ],
    [
      'a truncated tax file',
      {
        [catalogPath]: toCatalogXml('small', A),
        ...toSiteFiles(),
        'sites/small/tax.xml': '<tax><tax-jurisdictions><tax-jurisdiction jurisdiction-id="CA">',
      },
      '',
      /the file was not used/,
    ],
    [
      'an unknown file',
      { [catalogPath]: toCatalogXml('small', A), 'schedules.xml': '<schedules/>' },
      '',
      /<schedules> is not supported/,
    ],
    [
      'redirects of an unknown site',
      {
        [catalogPath]: toCatalogXml('small', A),
        'sites/other/redirect-urls.xml': '<redirect-urls><redirect-url uri="/a"/></redirect-urls>',
      },
      'other',
      /belongs to no site/,
    ],
  ]

  test.each(cases)('%s is reported, and the rest is imported', async (_, files, id, message) => {
    const db = shared()
    const report = await importFiles(db, files)
    expect(report.outcome).toBe('imported')
    expect(report.findings).toContainEqual(
      expect.objectContaining({ id, message: expect.stringMatching(message) }),
    )
    expect(await namesOf(db)).toContain(String(files[catalogPath]).includes('>A<') ? 'A' : 'Crème')
  })
})

test('errors of the same kind are counted, and the first ones are listed', async () => {
  const prices = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`none${n}`, '1.00']))
  const files = {
    [catalogPath]: toCatalogXml('small', A),
    'pricebooks/list.xml': toPriceBookXml('list', { a: '2.00', ...prices }),
  }
  const { db, close } = await createTestDatabase()
  try {
    const report = await importFiles(db, files)
    const group = report.groups.find(
      ({ kind }) => kind === 'the product of this price does not exist',
    )
    expect(group).toMatchObject({ severity: 'error', count: 900 })
    expect(group?.examples.map(({ id }) => id)).toEqual([
      'none0',
      'none1',
      'none2',
      'none3',
      'none4',
    ])
    expect(report.counts['prices']).toBe(1)
  } finally {
    await close()
  }
})

test('an archive without usable content is refused and changes nothing', async () => {
  const { db, close } = await createTestDatabase()
  try {
    await importFiles(db, { [catalogPath]: toCatalogXml('small', A) })
    for (const catalog of ['<catalog catalog-id="small"/>', 'no XML at all', '<catalog']) {
      const report = await importFiles(db, { [catalogPath]: catalog })
      expect(report.outcome).toBe('refused')
      expect(await namesOf(db)).toEqual(['Crème'])
    }
    await expect(importFiles(db, { 'readme.txt': 'hello' })).rejects.toThrow('contains no XML file')
  } finally {
    await close()
  }
})

describe('data kept by an import', () => {
  let db: Db
  let close: () => Promise<void>

  beforeEach(async () => {
    ;({ db, close } = await createTestDatabase())
    await importFiles(db, {
      [catalogPath]: toCatalogXml(
        'small',
        '<category category-id="x"/>',
        A,
        product(
          'b',
          'B',
          '<variations><attributes><attribute attribute-id="size"/></attributes><variants><variant product-id="v"/></variants></variations>',
        ),
        product(
          'v',
          'V',
          '<custom-attributes><custom-attribute attribute-id="size">9</custom-attribute></custom-attributes>',
        ),
        '<category-assignment category-id="x" product-id="a"/>',
      ),
      'pricebooks/list.xml': toPriceBookXml('list', { a: '2.00', v: '3.00' }),
      'inventory-lists/stock.xml': toInventoryXml('stock', { a: '5', v: '6' }),
      ...toSiteFiles(),
    })
  })
  afterEach(() => close())

  const pricesOf = async () =>
    (
      await db
        .selectFrom('price')
        .select(['product_id', 'amount_minor'])
        .orderBy('product_id')
        .execute()
    ).map((row) => [row.product_id, row.amount_minor])

  test('data of a kind without a file is kept', async () => {
    await importFiles(db, { 'pricebooks/list.xml': toPriceBookXml('list', { a: '2.50' }) })
    expect(await namesOf(db)).toEqual(['Crème', 'B', 'V'])
    expect(await pricesOf()).toEqual([['a', 250]])
    expect(await db.selectFrom('site').select('id').execute()).toEqual([{ id: 'small' }])
  })

  test('data missing in the archive is deleted in replace mode only', async () => {
    const files = {
      [catalogPath]: toCatalogXml('small', '<category category-id="x"/>', A),
      'pricebooks/list.xml': toPriceBookXml('list', { a: '2.50' }),
    }
    await importFiles(db, files, { mode: 'merge' })
    expect(await namesOf(db)).toEqual(['Crème', 'B', 'V'])
    expect(await pricesOf()).toEqual([
      ['a', 250],
      ['v', 300],
    ])
    await importFiles(db, files)
    expect(await namesOf(db)).toEqual(['Crème'])
    expect(await pricesOf()).toEqual([['a', 250]])
    expect(await db.selectFrom('category_product').select('product_id').execute()).toEqual([])
  })

  test('a file with deletions changes only the data it names', async () => {
    await importFiles(db, {
      [catalogPath]: toCatalogXml(
        'small',
        '<category mode="delete" category-id="x"/>',
        '<product mode="delete" product-id="a"/>',
        product('c', 'C'),
      ),
      'pricebooks/list.xml': toPriceBookXml('list', { c: '1.00' }).replace(
        '<price-tables>',
        '<price-tables><price-table mode="delete-all" product-id="a"/>',
      ),
      'inventory-lists/stock.xml': toInventoryXml('stock', { c: '1' }).replace(
        '<records>',
        '<records><record mode="delete" product-id="a"/>',
      ),
    })
    expect(await namesOf(db)).toEqual(['B', 'C', 'V'])
    expect(await pricesOf()).toEqual([
      ['c', 100],
      ['v', 300],
    ])
    expect(await db.selectFrom('category').select('id').execute()).toEqual([])
    const stock = await db
      .selectFrom('inventory')
      .select('product_id')
      .orderBy('product_id')
      .execute()
    expect(stock.map((row) => row.product_id)).toEqual(['c', 'v'])
  })

  test('a variant imported without its master remains a variant', async () => {
    const files = { [catalogPath]: toCatalogXml('small', product('v', 'W')) }
    await importFiles(db, files, { mode: 'merge' })
    const row = await db
      .selectFrom('product')
      .select(['name', 'kind', 'master_id', 'variation_values'])
      .where('id', '=', 'v')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      name: 'W',
      kind: 'variant',
      master_id: 'b',
      variation_values: { size: '9' },
    })
  })

  test('a truncated file deletes nothing', async () => {
    await importFiles(db, {
      [catalogPath]: toCatalogXml('small', product('c', 'C'), product('d', 'D')).slice(0, -30),
      'pricebooks/list.xml': toPriceBookXml('list', { c: '1.00' }).slice(0, -30),
      'inventory-lists/stock.xml': toInventoryXml('stock', { c: '1' }).slice(0, -30),
    })
    expect(await namesOf(db)).toEqual(['Crème', 'B', 'C', 'V'])
    expect(await pricesOf()).toEqual([
      ['a', 200],
      ['c', 100],
      ['v', 300],
    ])
    const stock = await db.selectFrom('inventory').select('product_id').execute()
    expect(stock).toHaveLength(3)
  })
})
