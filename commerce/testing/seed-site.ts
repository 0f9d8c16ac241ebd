import type { Db } from '../db/client'

/** Seeds a minimal site: enough for login, customers and every call that needs a `siteId`. */
export async function seedSite(db: Db, id = 'brindille'): Promise<void> {
  await db
    .insertInto('site')
    .values({
      id,
      name: 'Brindille',
      catalog_id: 'brindille-catalog',
      inventory_list_id: 'brindille-warehouse',
      price_book_ids: ['usd-list-prices', 'usd-sale-prices'],
    })
    .execute()
}
