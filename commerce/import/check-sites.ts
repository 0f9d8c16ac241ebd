import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { SiteContent } from './archive'
import { DEFAULT_CLASS } from '../tax/tax.rules'
import { EXEMPT_CLASS } from './read/read-tax'
import { filesOf, type ImportContext } from './import-context'

const EXAMPLES = 5
const NO_CLASS = 'it has no tax class, and the site has no default one: it is not taxed'
const UNKNOWN_CLASS = 'no tax class %s, which products such as %s have: they are not taxed'

/**
 * Warns of references in the sites that do not exist, and of products that the sites cannot sell.
 */
export async function checkSites(
  db: Db,
  context: ImportContext,
  sites: readonly SiteContent[],
): Promise<void> {
  await checkShops(db, context)
  for (const site of sites) {
    await checkReferences(db, context, site)
    await checkTaxClasses(db, context, site)
    if (site.settings) await checkSellable(db, context, site)
  }
}

async function checkShops(db: Db, context: ImportContext) {
  const [file] = filesOf(context, 'stores')
  if (!file) return
  const { rows } = await sql<{ id: string; listId: string }>`
    select id, inventory_list_id as "listId" from store
    where inventory_list_id is not null and not exists (
      select from inventory_list where inventory_list.id = store.inventory_list_id)
    order by id`.execute(db)
  for (const { id, listId } of rows) {
    context.findings.warn(file.path, id, 'the inventory list %s does not exist', listId)
  }
}

async function checkReferences(db: Db, { findings }: ImportContext, site: SiteContent) {
  if (!site.settings) return
  const settings = await db
    .selectFrom('site')
    .select(['catalog_id', 'inventory_list_id', 'price_book_ids'])
    .where('id', '=', site.id)
    .executeTakeFirst()
  if (!settings) return
  const file = `${site.file}/preferences.xml`
  const named = [
    ['catalog', 'the catalogue %s does not exist', [settings.catalog_id]],
    ['inventory_list', 'the inventory list %s does not exist', [settings.inventory_list_id]],
    ['price_book', 'the price book %s does not exist', settings.price_book_ids],
  ] as const
  for (const [table, kind, ids] of named) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', ['', ...ids])
      .execute()
    const known = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!known.has(id)) findings.error(file, site.id, kind, id)
  }
}

async function checkTaxClasses(db: Db, { findings }: ImportContext, site: SiteContent) {
  const { tax, shippingMethods = [] } = site
  if (!tax) return
  const known = new Set([...tax.classIds, EXEMPT_CLASS])
  if (tax.defaultClassId !== undefined) known.add(DEFAULT_CLASS)
  for (const { id, record } of shippingMethods) {
    const { taxClassId = DEFAULT_CLASS } = record ?? {}
    if (known.has(taxClassId)) continue
    const file = `${site.file}/shipping.xml`
    if (taxClassId === DEFAULT_CLASS) findings.warn(file, id, NO_CLASS)
    else findings.warn(file, id, 'no tax class %s', taxClassId)
  }
  const { rows } = await sql<{ taxClassId: string; productId: string }>`
    select tax_class_id as "taxClassId", min(id) as "productId" from product
    group by tax_class_id order by 1`.execute(db)
  for (const { taxClassId, productId } of rows) {
    if (known.has(taxClassId)) continue
    const file = `${site.file}/tax.xml`
    if (taxClassId === DEFAULT_CLASS) findings.warn(file, productId, NO_CLASS)
    else findings.warn(file, site.id, UNKNOWN_CLASS, taxClassId, productId)
  }
}

/**
 * Warns of products in the site's catalog that cannot be sold because they have no price or no
 * stock record.
 */
async function checkSellable(db: Db, context: ImportContext, site: SiteContent) {
  const without = [
    [
      'has no price on this site',
      sql`select from price
      where price.product_id = product.id and price.price_book_id = any(site.price_book_ids)`,
    ],
    [
      'has no stock on this site',
      sql`select from inventory
      where inventory.product_id = product.id and inventory.list_id = site.inventory_list_id
      union all select from inventory_list
      where id = site.inventory_list_id and default_in_stock`,
    ],
  ] as const
  for (const [kind, lookup] of without) {
    const { rows } = await sql<{ id: string; count: number }>`
      select product.id, count(*) over () as count
      from site join product on product.kind in ('standard', 'variant', 'bundle')
      where site.id = ${site.id} and not exists (${lookup}) and exists (
        select from category_product placed
        where placed.catalog_id = site.catalog_id
          and placed.product_id in (product.id, product.master_id))
      order by product.id limit ${EXAMPLES}`.execute(db)
    const [first] = rows
    for (const { id } of rows) context.findings.warn(site.file, id, kind)
    if (first) context.findings.addUnnamed('warning', site.file, kind, first.count - rows.length)
  }
}
