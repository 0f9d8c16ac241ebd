import type { Insertable } from 'kysely'
import type { Db } from '../db/client'
import type { Schema } from '../db/schema'
import { rebuildSearchIndex } from '../search/search-index'
import { seedSite } from './seed-site'

const CATALOG = 'brindille-catalog'
const WAREHOUSE = 'brindille-warehouse'
const LIST = 'usd-list-prices'
const SALE = 'usd-sale-prices'

/** Category id → parent, name, position, online. */
const CATEGORIES = [
  ['root', null, 'Shop', 0, true],
  ['boxes', 'root', 'Boxed Chocolates', 1, true],
  ['truffle-boxes', 'boxes', 'Truffle Boxes', 1, true],
  ['bars', 'root', 'Bars & Slabs', 2, true],
  ['attic', 'root', 'Attic', 3, false],
] as const

/**
 * Seeds a small shop with its search index: the box `assorted` in sizes 9 and 18 (`assorted-9`,
 * `assorted-18`; 18 is on sale), `truffles` with one size, the products `brittle` (new, sold out),
 * `creme-bar` (kosher) and `card`; `hidden` is offline, `unpriced` has no price.
 */
export async function seedCatalog(db: Db): Promise<void> {
  await seedSite(db)
  await db.insertInto('catalog').values({ id: CATALOG }).execute()
  await seedCategories(db)
  await seedProducts(db)
  await seedPrices(db)
  await seedStock(db)
  await rebuildSearchIndex(db)
}

async function seedCategories(db: Db): Promise<void> {
  const rows = CATEGORIES.map(([id, parent, name, position, online]) => ({
    catalog_id: CATALOG,
    id,
    parent_id: parent,
    name,
    position,
    online,
    custom: JSON.stringify(id === 'boxes' ? { routeUrl: '/boxes' } : {}),
  }))
  await db.insertInto('category').values(rows).execute()
}

const image = (path: string) => [{ path: `products/${path}.jpg`, alt: `Picture of ${path}` }]

const sizes = (...values: [string, string][]) =>
  JSON.stringify([
    { id: 'size', name: 'Size', values: values.map(([value, name]) => ({ value, name })) },
  ])

const BASE = { catalog_id: CATALOG, created_at: '2026-01-01T00:00:00Z' }

const BOXES: Insertable<Schema['product']>[] = [
  {
    ...BASE,
    id: 'assorted',
    kind: 'master',
    name: 'Assorted Chocolates',
    brand: 'Brindille',
    short_description: 'Caramels, nuts and creams',
    long_description: '<p>Our <b>finest</b> selection</p>',
    default_variant_id: 'assorted-9',
    search_rank: 5,
    variation_attributes: sizes(['9', '9 Pieces'], ['18', '18 Pieces'], ['36', '36 Pieces']),
    images: JSON.stringify([
      { viewType: 'large', images: image('assorted') },
      { viewType: 'large', variation: { size: '18' }, images: image('assorted-18') },
      { viewType: 'swatch', variation: { size: '18' }, images: image('swatch-18') },
    ]),
    custom: JSON.stringify({
      badge: 'Best Seller',
      isKosher: true,
      isSale: true,
      texture: ['soft', 'nutty'],
    }),
  },
  {
    ...BASE,
    id: 'assorted-9',
    kind: 'variant',
    master_id: 'assorted',
    name: 'Assorted Chocolates, 9 Pieces',
    variation_values: JSON.stringify({ size: '9' }),
    position: 1,
  },
  {
    ...BASE,
    id: 'assorted-18',
    kind: 'variant',
    master_id: 'assorted',
    name: 'Assorted Chocolates, 18 Pieces',
    variation_values: JSON.stringify({ size: '18' }),
    custom: JSON.stringify({ badge: 'Big Box' }),
    position: 2,
  },
  {
    ...BASE,
    id: 'truffles',
    kind: 'master',
    name: 'Milk Truffles',
    variation_attributes: sizes(['9', '9 Pieces']),
    custom: JSON.stringify({ texture: ['soft'] }),
  },
  {
    ...BASE,
    id: 'truffles-9',
    kind: 'variant',
    master_id: 'truffles',
    name: 'Milk Truffles, 9 Pieces',
    variation_values: JSON.stringify({ size: '9' }),
  },
]

const BARS_AND_CARDS: Insertable<Schema['product']>[] = [
  {
    ...BASE,
    id: 'brittle',
    kind: 'standard',
    name: 'Peanut Brittle',
    custom: JSON.stringify({ isNew: true }),
    created_at: '2026-03-01T00:00:00Z',
  },
  {
    ...BASE,
    id: 'creme-bar',
    kind: 'standard',
    name: 'Crème Brûlée Bar',
    custom: JSON.stringify({ isKosher: true }),
    tax_class_id: 'food',
    min_order_quantity: 2,
    step_quantity: 2,
  },
  { ...BASE, id: 'card', kind: 'standard', name: 'Gift Card' },
  { ...BASE, id: 'hidden', kind: 'standard', name: 'Hidden Bar', online: false },
  { ...BASE, id: 'unpriced', kind: 'standard', name: 'Unpriced Bar' },
  { ...BASE, id: 'attic-bar', kind: 'standard', name: 'Attic Bar' },
]

/** Category, product, position. */
const PLACES = [
  ['boxes', 'assorted', 2],
  ['truffle-boxes', 'truffles', 1],
  ['bars', 'brittle', 1],
  ['bars', 'creme-bar', 2],
  ['bars', 'hidden', 3],
  ['bars', 'unpriced', 4],
  ['boxes', 'card', 1],
  ['attic', 'attic-bar', 1],
] as const

async function seedProducts(db: Db): Promise<void> {
  await db
    .insertInto('product')
    .values([...BOXES, ...BARS_AND_CARDS])
    .execute()
  await db
    .insertInto('category_product')
    .values(
      PLACES.map(([category_id, product_id, position]) => ({
        catalog_id: CATALOG,
        category_id,
        product_id,
        position,
        is_primary: true,
      })),
    )
    .execute()
}

async function seedPrices(db: Db): Promise<void> {
  await db
    .insertInto('price_book')
    .values([
      { id: LIST, name: 'List', currency: 'USD' },
      { id: SALE, name: 'Sale', currency: 'USD', parent_id: LIST },
    ])
    .execute()
  const prices: [string, string, number, number][] = [
    [LIST, 'assorted-9', 1, 2_000],
    [LIST, 'assorted-18', 1, 3_800],
    [SALE, 'assorted-18', 1, 3_000],
    [LIST, 'truffles-9', 1, 2_500],
    [LIST, 'brittle', 1, 1_200],
    [LIST, 'creme-bar', 1, 700],
    [LIST, 'creme-bar', 10, 600],
    [LIST, 'card', 1, 5_000],
    [LIST, 'hidden', 1, 700],
    [LIST, 'attic-bar', 1, 700],
  ]
  await db
    .insertInto('price')
    .values(
      prices.map(([price_book_id, product_id, min_quantity, amount_minor]) => ({
        price_book_id,
        product_id,
        min_quantity,
        amount_minor,
      })),
    )
    .execute()
}

async function seedStock(db: Db): Promise<void> {
  await db
    .insertInto('inventory_list')
    .values([{ id: WAREHOUSE }, { id: 'shop-101' }, { id: 'always', default_in_stock: true }])
    .execute()
  const stock: [string, string, number][] = [
    [WAREHOUSE, 'assorted-9', 20],
    [WAREHOUSE, 'assorted-18', 0],
    [WAREHOUSE, 'truffles-9', 5],
    [WAREHOUSE, 'brittle', 0],
    [WAREHOUSE, 'creme-bar', 100],
    ['shop-101', 'brittle', 3],
  ]
  await db
    .insertInto('inventory')
    .values([
      ...stock.map(([list_id, product_id, ats]) => ({
        list_id,
        product_id,
        ats,
        allocation: ats,
      })),
      { list_id: WAREHOUSE, product_id: 'card', ats: 0, allocation: 0, perpetual: true },
    ])
    .execute()
  await db
    .insertInto('store')
    .values([
      {
        id: '101',
        name: 'Maiden Lane',
        city: 'San Francisco',
        postal_code: '94108',
        state_code: 'CA',
        country_code: 'US',
        latitude: 37.788,
        longitude: -122.406,
        inventory_list_id: 'shop-101',
        custom: JSON.stringify({ bopisEnabled: true }),
      },
      {
        id: '102',
        name: 'Old Pasadena',
        postal_code: '91105',
        country_code: 'US',
        latitude: 34.146,
        longitude: -118.15,
      },
      {
        id: '103',
        name: 'Closed Doors',
        postal_code: '94109',
        country_code: 'US',
        latitude: 37.79,
        longitude: -122.42,
        store_locator_enabled: false,
      },
    ])
    .execute()
}
