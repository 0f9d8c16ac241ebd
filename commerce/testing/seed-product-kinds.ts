import type { Insertable } from 'kysely'
import type { Db } from '../db/client'
import type { Schema } from '../db/schema'

const CATALOG = 'brindille-catalog'
const LIST = 'usd-list-prices'
const WAREHOUSE = 'brindille-warehouse'

/**
 * Adds kinds of products that `seedCatalog` does not have: the bundle `hamper` (two `creme-bar`,
 * one `assorted-9`), the set `tasting` (`truffles`, `creme-bar`), the variation group
 * `assorted-small`, and `engraved` with the option `ribbon`, a link, a recommendation, codes and
 * Spanish texts. The site also gets the languages `es` and `fr-CA`, and the euro.
 */
export async function seedProductKinds(db: Db): Promise<void> {
  await db
    .updateTable('site')
    .set({ locales: ['es', 'fr-CA'], currencies: ['USD', 'EUR'] })
    .where('id', '=', 'brindille')
    .execute()
  await seedProducts(db)
  await seedOffers(db)
  await db
    .updateTable('category')
    .set({ localized: JSON.stringify({ es: { name: 'Tabletas', c_note: 'Hecho a mano' } }) })
    .where('id', '=', 'bars')
    .execute()
}

const BASE = { catalog_id: CATALOG, created_at: '2026-01-01T00:00:00Z' }

const PRODUCTS: Insertable<Schema['product']>[] = [
  {
    ...BASE,
    id: 'hamper',
    kind: 'bundle',
    name: 'Hamper',
    members: JSON.stringify([
      { productId: 'creme-bar', quantity: 2 },
      { productId: 'assorted-9', quantity: 1 },
    ]),
  },
  {
    ...BASE,
    id: 'tasting',
    kind: 'set',
    name: 'Tasting Set',
    members: JSON.stringify([
      { productId: 'truffles', quantity: 1 },
      { productId: 'creme-bar', quantity: 1 },
      { productId: 'hidden', quantity: 1 },
    ]),
  },
  {
    ...BASE,
    id: 'assorted-small',
    kind: 'variation_group',
    master_id: 'assorted',
    name: 'Small Boxes',
    variation_values: JSON.stringify({ size: '9' }),
  },
  {
    ...BASE,
    id: 'engraved',
    kind: 'standard',
    name: 'Engraved Bar',
    short_description: 'With a name on it',
    upc: '012345678905',
    ean: '4006381333931',
    manufacturer_name: 'Brindille Works',
    manufacturer_sku: 'BW-1',
    unit: 'bar',
    unit_quantity: 4,
    options: JSON.stringify([{ optionId: 'ribbon', selectedValueId: 'red' }]),
    product_links: JSON.stringify([{ type: 'cross-sell', targetId: 'creme-bar' }]),
    recommendations: JSON.stringify([
      { type: '2', targetId: 'assorted', name: 'Assorted', calloutMsg: 'Or a whole box?' },
    ]),
    custom: JSON.stringify({ note: 'Handmade' }),
    localized: JSON.stringify({
      es: { name: 'Tableta grabada', c_note: 'Hecho a mano' },
      'es-US': { shortDescription: 'Con tu nombre' },
    }),
  },
]

const RIBBON = {
  name: 'Ribbon',
  defaultValueId: 'none',
  localized: { es: { name: 'Cinta' } },
  values: [
    { id: 'none', name: 'No ribbon' },
    {
      id: 'red',
      name: 'Red',
      prices: [
        { currency: 'USD', unitQuantity: 1, amountMinor: 250 },
        { currency: 'EUR', unitQuantity: 1, amountMinor: 200 },
      ],
    },
  ],
}

async function seedProducts(db: Db): Promise<void> {
  await db.insertInto('product').values(PRODUCTS).execute()
  await db
    .insertInto('product_option')
    .values({
      catalog_id: CATALOG,
      id: 'ribbon',
      definition: JSON.stringify(RIBBON),
    })
    .execute()
  await db
    .insertInto('category_product')
    .values(
      ['hamper', 'tasting', 'engraved'].map((product_id) => ({
        catalog_id: CATALOG,
        category_id: 'boxes',
        product_id,
        is_primary: true,
      })),
    )
    .execute()
}

async function seedOffers(db: Db): Promise<void> {
  await db
    .insertInto('price_book')
    .values({ id: 'eur-list-prices', name: 'Euro', currency: 'EUR' })
    .execute()
  await db
    .updateTable('site')
    .set({ price_book_ids: [LIST, 'usd-sale-prices', 'eur-list-prices'] })
    .where('id', '=', 'brindille')
    .execute()
  await db
    .insertInto('price')
    .values([
      { price_book_id: LIST, product_id: 'hamper', amount_minor: 3_000 },
      { price_book_id: LIST, product_id: 'engraved', amount_minor: 1_000 },
      { price_book_id: 'eur-list-prices', product_id: 'engraved', amount_minor: 900 },
    ])
    .execute()
  await db
    .insertInto('inventory')
    .values({ list_id: WAREHOUSE, product_id: 'engraved', ats: 3, allocation: 3 })
    .execute()
}
