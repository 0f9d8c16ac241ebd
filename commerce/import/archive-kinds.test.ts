import { FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { useDatabase } from '../testing/test-database'
import { type importArchive } from './import-archive'
import { importArchiveFiles } from '../testing/import-archive-files'

let report: Awaited<ReturnType<typeof importArchive>>

const database = useDatabase()
beforeAll(async () => {
  report = await importArchiveFiles(database.db, FILES_OF_EVERY_KIND)
})

const productOf = (id: string) =>
  database.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('only undefined attributes, pictures and what no shop needs are reported', () => {
  expect(report.outcome).toBe('imported')
  const kinds = report.groups
    .map(({ kind }) => kind)
    .filter((kind) => !/not defined|not needed here|picture/.test(kind))
  expect(kinds).toEqual([])
})

test('a master is imported with localized texts, typed attributes, options and links', async () => {
  const master = await productOf('master')
  expect(master).toMatchObject({
    kind: 'master',
    upc: '036000291452',
    ean: '4006381333931',
    unit: 'oz',
    unit_quantity: 8,
    manufacturer_name: 'Brindille',
    manufacturer_sku: 'B-1',
    page_url: 'truffles',
    classification_category_id: 'boxes',
    default_variant_id: 'v18',
    custom: {
      story: '<i>Once</i>',
      kosher: true,
      weight: 1.5,
      sizes: [9, 18],
      flavour: ['nut'],
      grade: 2,
      until: '2026-12-24',
    },
    localized: {
      'es-US': { name: 'Trufas', longDescription: '<p>Suaves</p>', c_story: '<i>Una vez</i>' },
    },
    sitemap_included: false,
    site_specific: {
      other: { online: false, searchRank: 7, sitemapIncluded: true, c_kosher: false },
    },
    options: [{ optionId: 'tag' }, { optionId: 'master/bow' }],
    product_links: [{ type: 'cross-sell', targetId: 'bundle' }],
    recommendations: [{ type: '2', targetId: 'bundle', calloutMsg: 'With it' }],
  })
  expect(master.variation_attributes).toMatchObject([
    {
      id: 'size',
      name: 'Size',
      localized: { 'es-US': { name: 'Tamaño' } },
      values: [
        { value: '9', name: 'Nine', localized: { 'es-US': { name: 'Nueve' } } },
        { value: '18', name: '18' },
      ],
    },
    { id: 'wrap', name: 'Wrap', values: [{ value: 'gold', name: 'gold' }] },
  ])
  expect(master.images[0]?.images).toEqual([
    { path: 'a.jpg', alt: 'Nine', localized: { 'es-US': { alt: 'Nueve' } } },
  ])
})

test.each([
  [
    'v9',
    {
      kind: 'variant',
      master_id: 'master',
      name: 'Truffles',
      variation_values: { size: '9', wrap: 'gold' },
    },
  ],
  ['g9', { kind: 'variation_group', master_id: 'master', variation_values: { size: '9' } }],
  ['set', { kind: 'set', members: [{ productId: 'master', quantity: 1 }] }],
  ['bundle', { kind: 'bundle', members: [{ productId: 'v9', quantity: 2 }] }],
])('the product %s is imported', async (id, expected) => {
  expect(await productOf(id)).toMatchObject(expected)
})

test('shared options and the options of a product are imported', async () => {
  const rows = await database.db.selectFrom('product_option').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { id: 'master/bow', definition: { optionId: 'bow', name: 'Bow' } },
    {
      id: 'tag',
      definition: {
        name: 'Tag',
        defaultValueId: 'name',
        localized: { 'es-US': { name: 'Etiqueta' } },
        values: [
          { id: 'none', prices: [] },
          { id: 'name', productIdModifier: 'N', prices: [{ currency: 'USD', amountMinor: 250 }] },
        ],
      },
    },
  ])
})

test('a category is imported with texts, dates, refinements, sorting and positions', async () => {
  const { db } = database
  const category = await db
    .selectFrom('category')
    .selectAll()
    .where('id', '=', 'boxes')
    .executeTakeFirstOrThrow()
  expect(category).toMatchObject({
    name: 'Boxes',
    position: 2.5,
    sitemap_included: false,
    online_from: new Date('2026-01-01T00:00:00Z'),
    localized: { 'es-US': { name: 'Cajas', pageTitle: 'Todas las cajas' } },
    sorting: { default: 'best' },
    links: [{ type: 'up-sell', targetId: 'root' }],
    refinements: [
      {
        type: 'price',
        buckets: [{ threshold: 20, currency: 'USD', displayName: { default: 'Under $20' } }],
      },
      {
        type: 'attribute',
        attributeId: 'flavour',
        bucketType: 'values',
        sorting: { mode: 'value-count', direction: 'descending' },
        unbucketedValues: 'show-as-bucket',
        cutoff: 5,
        buckets: [{ values: ['nut', 'almond'], presentationId: 'nuts' }, { isDefault: true }],
      },
      { type: 'attribute', attributeId: 'brand', isSystem: true, isBlocked: true },
    ],
  })
  const root = await db
    .selectFrom('category')
    .select('sorting')
    .where('id', '=', 'root')
    .executeTakeFirst()
  expect(root?.sorting).toEqual({ keyword: 'best' })
  const places = await db
    .selectFrom('category_product')
    .select(['product_id', 'position', 'is_primary'])
    .orderBy('position')
    .execute()
  expect(places).toEqual([
    { product_id: 'master', position: 1, is_primary: true },
    { product_id: 'bundle', position: 2, is_primary: false },
    { product_id: 'set', position: 3, is_primary: false },
  ])
})

test('prices are imported with tiers, dates, percentages of the parent book and inactive books', async () => {
  const { db } = database
  const prices = await db
    .selectFrom('price')
    .select(['price_book_id', 'product_id', 'min_quantity', 'amount_minor'])
    .orderBy('price_book_id')
    .orderBy('product_id')
    .orderBy('min_quantity')
    .execute()
  expect(prices.map((row) => Object.values(row))).toEqual([
    ['club', 'v9', 1, 1_700],
    ['list', 'bundle', 1, 3_900],
    ['list', 'v18', 1, 3_650],
    ['list', 'v9', 1, 2_000],
    ['list', 'v9', 10, 1_800],
  ])
  const rows = await db.selectFrom('price_book').selectAll().orderBy('id').execute()
  expect(rows[0]).toMatchObject({ id: 'club', parent_id: 'list' })
  expect(rows[0]?.online_to?.getTime()).toBeLessThan(0)
  expect(rows[1]?.online_to).toBeNull()
})

test('stock is imported with whole pieces, back orders and unlimited stock', async () => {
  const rows = await database.db.selectFrom('inventory').selectAll().orderBy('product_id').execute()
  expect(rows).toMatchObject([
    { product_id: 'bundle', perpetual: true },
    { product_id: 'v18', ats: 2, backorderable: true, preorder_backorder_allocation: 30 },
    { product_id: 'v9', ats: 4, backorderable: false, preorder_backorder_allocation: null },
  ])
})
