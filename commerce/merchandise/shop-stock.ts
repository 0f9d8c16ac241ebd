import { sql } from 'kysely'
import type { CounterStock } from '../../contracts/counter'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'

const LISTED = 50

/** Returns what a shop has of its products, by name; nothing for a shop without stock of its own. */
export async function listShopStock(db: Db, shopId: string, text: string): Promise<CounterStock> {
  const pattern = toLikePattern(text)
  const { rows } = await sql<{ productId: string; name: string; available: number }>`
    select inventory.product_id as "productId", coalesce(product.name, inventory.product_id) as name,
      ats as available
    from store
    join inventory on inventory.list_id = store.inventory_list_id
    left join product on product.id = inventory.product_id
    where store.id = ${shopId} and not inventory.perpetual
      and (${text} = '' or product.name ilike ${pattern} or inventory.product_id ilike ${pattern})
    order by name, "productId" limit ${LISTED + 1}`.execute(db)
  return { products: rows.slice(0, LISTED), hasMore: rows.length > LISTED }
}
