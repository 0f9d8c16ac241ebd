import { CATALOG_OF_EVERY_KIND, FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { useDatabase } from '../testing/test-database'
import { writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'
import { importArchiveFiles } from '../testing/import-archive-files'

const database = useDatabase()
beforeAll(async () => {
  await importArchiveFiles(database.db, FILES_OF_EVERY_KIND)
})

test('a site is imported with its status', async () => {
  const site = await database.db.selectFrom('site').selectAll().executeTakeFirst()
  expect(site).toMatchObject({ id: 'small', name: 'Small', status: 'offline' })
})

test('attribute definitions are imported, including those of custom objects', async () => {
  const rows = await database.db
    .selectFrom('attribute_definition')
    .selectAll()
    .where('id', 'in', ['brand', 'flavour', 'steps', 'story'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    {
      object_type: 'Product',
      id: 'brand',
      definition: { isCustom: false, displayName: { default: 'Maker' } },
    },
    {
      id: 'flavour',
      definition: {
        valueType: 'enum-of-string',
        isMultiple: true,
        values: [
          { value: 'nut', displayName: { default: 'Nut', 'es-US': 'Nuez' }, isDefault: true },
        ],
      },
    },
    { object_type: 'Recipe', id: 'steps', definition: { valueType: 'int' } },
    { id: 'story', definition: { valueType: 'html', localizable: true } },
  ])
})

test('shops, shipping and payment methods are imported in two languages', async () => {
  const { db } = database
  expect(await db.selectFrom('store').selectAll().executeTakeFirst()).toMatchObject({
    fax: '415-555-0100',
    store_events: 'Tasting',
    pos_enabled: true,
    localized: { 'es-US': { storeHours: 'De 9 a 5' } },
  })
  expect(await db.selectFrom('shipping_method').selectAll().executeTakeFirst()).toMatchObject({
    name: 'Ground',
    currency: 'USD',
    localized: { 'es-US': { name: 'Terrestre' } },
  })
  expect(await db.selectFrom('payment_method').selectAll().executeTakeFirst()).toMatchObject({
    localized: { 'es-US': { description: 'Con su cuenta' } },
    restriction: { countries: ['US'], ranges: [{ currency: 'USD', minMinor: 500 }] },
  })
  expect(await db.selectFrom('site').selectAll().executeTakeFirst()).toMatchObject({
    locales: ['en-US', 'es-US'],
  })
})

test('search settings and sorting rules are imported', async () => {
  const { db } = database
  const setting = await db.selectFrom('search_setting').selectAll().executeTakeFirst()
  expect(setting?.definition).toMatchObject({
    searchableAttributes: [{ attributeId: 'name', boost: 2.5 }],
    stopWords: ['the', 'of'],
    synonyms: [{ locale: 'es-US', words: ['dulce', 'caramelo'] }],
    hypernyms: [{ hyponyms: ['almond'], hypernyms: ['nut'] }],
    redirects: [
      { phrase: 'help me', target: '/help' },
      { phrase: 'off', target: '/x', online: false },
    ],
    suggestionPhrases: ['sea salt'],
  })
  const rules = await db.selectFrom('sorting_rule').selectAll().orderBy('id').execute()
  expect(rules).toMatchObject([
    {
      id: 'best',
      definition: {
        optionId: 'best-matches',
        isOption: true,
        label: { default: 'Best' },
        attributes: [
          { path: 'text-relevance', direction: 'descending' },
          { path: 'price', direction: 'ascending' },
          { path: 'product.custom.rating', weight: 80, normalization: 'average' },
        ],
      },
    },
    { id: 'global', definition: { isOption: false } },
  ])
})

test('a library, slots and redirects are imported', async () => {
  const { db } = database
  const assets = await db.selectFrom('content_asset').selectAll().orderBy('id').execute()
  expect(assets).toMatchObject([
    {
      library_id: 'shared',
      id: 'care',
      definition: {
        body: '<p>Cool</p>',
        folderIds: ['help', 'root'],
        classificationFolderId: 'help',
        localized: { 'es-US': { c_body: '<p>Fresco</p>' } },
        siteSpecific: { other: { online: false } },
      },
    },
    {
      id: 'home',
      definition: { type: 'page.storePage', data: { a: 1 }, links: [{ contentId: 'care' }] },
    },
  ])
  const folders = await db.selectFrom('content_folder').selectAll().orderBy('id').execute()
  expect(folders).toMatchObject([
    { id: 'help', definition: { parentId: 'root', localized: { 'es-US': { name: 'Ayuda' } } } },
    { id: 'root' },
  ])
  const slots = await db.selectFrom('content_slot').selectAll().orderBy('slot_id').execute()
  expect(slots).toMatchObject([
    {
      slot_id: 'banner',
      context: 'category',
      context_id: 'boxes',
      definition: {
        isDefault: true,
        rank: 10,
        customerGroupIds: ['Registered'],
        schedule: { startsAt: '2026-01-01T00:00:00.000Z' },
        content: { type: 'html', html: { default: '<p>Hi</p>' } },
      },
    },
    {
      slot_id: 'shelf',
      context: 'global',
      definition: {
        content: { type: 'products', ids: ['set'] },
        campaigns: [{ campaignId: 'easter', rank: 5 }],
      },
    },
  ])
  const redirects = await db.selectFrom('redirect_url').selectAll().orderBy('uri').execute()
  expect(redirects).toMatchObject([
    {
      uri: '/old',
      definition: { statusCode: 302, destinationType: 'category', destinationId: 'boxes' },
    },
    { uri: '/out', definition: { statusCode: 301, enabled: false } },
  ])
})

test('customers, their groups and gift certificates are imported', async () => {
  const { db } = database
  const certificate = await db.selectFrom('gift_certificate').selectAll().executeTakeFirst()
  expect(certificate).toMatchObject({ code: 'G-1', amount_minor: 5_000, balance_minor: 3_750 })
  const customer = await db.selectFrom('customer').selectAll().executeTakeFirst()
  expect(customer).toMatchObject({
    customer_no: 'D1',
    login: 'nora@shop.example',
    last_name: 'Ashgrove',
    password_hash: null,
    profile: { firstName: 'Nora', gender: 2 },
  })
  expect(await db.selectFrom('customer_group_member').selectAll().execute()).toEqual([
    { site_id: 'small', group_id: 'Friends', customer_no: 'D1' },
  ])
})

test('a repeated import keeps card balances and sold stock', async () => {
  const { db } = database
  await db.updateTable('gift_certificate').set({ balance_minor: 100 }).execute()
  await db
    .updateTable('inventory')
    .set({ ats: 0, preorder_backorder_allocation: 21 })
    .where('product_id', '=', 'v18')
    .execute()
  const { folder, remove } = writeArchiveFiles({
    ...FILES_OF_EVERY_KIND,
    'stores.xml': '<stores><store store-id="2"><name>New</name></store></stores>',
    'catalogs/small/catalog.xml': CATALOG_OF_EVERY_KIND.replace(
      '<shared-option option-id="tag"/>',
      '',
    ).replace(/<product-option[\s\S]*<\/product-option>/, ''),
  })
  const again = await importArchive(db, folder)
  remove()
  expect(again.outcome).toBe('imported')
  const certificate = await db
    .selectFrom('gift_certificate')
    .select('balance_minor')
    .executeTakeFirst()
  expect(certificate?.balance_minor).toBe(100)
  const stock = await db
    .selectFrom('inventory')
    .select(['ats', 'preorder_backorder_allocation'])
    .where('product_id', '=', 'v18')
    .executeTakeFirst()
  expect(stock).toEqual({ ats: 0, preorder_backorder_allocation: 21 })
  const options = await db.selectFrom('product_option').select('id').execute()
  expect(options).toEqual([{ id: 'master/bow' }])
  const stores = await db.selectFrom('store').select('id').execute()
  expect(stores).toEqual([{ id: '2' }])
})
