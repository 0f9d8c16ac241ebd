import { sql } from 'kysely'
import type { OfficeStock } from '../../contracts/merchandise'
import type { Db } from '../db/client'

interface Row {
  listId: string
  description: string | null
  sites: string[] | null
  shops: string[] | null
  pieces: number | null
  isUnlimited: boolean | null
  isOrderedAhead: boolean | null
  inStockDate: Date | null
}

export async function readStock(db: Db, productId: string): Promise<OfficeStock[]> {
  const { rows } = await sql<Row>`
    select list.id as "listId", list.description,
      (select jsonb_agg(name order by id) from site where inventory_list_id = list.id) as sites,
      (select jsonb_agg(name order by id) from store where inventory_list_id = list.id) as shops,
      ats as pieces, perpetual as "isUnlimited", preorderable or backorderable as "isOrderedAhead",
      in_stock_date as "inStockDate"
    from inventory_list list
    left join inventory on inventory.list_id = list.id and inventory.product_id = ${productId}
    order by list.id`.execute(db)
  return rows
    .map((row): OfficeStock => {
      const { listId, description, sites, shops, pieces, inStockDate } = row
      const names = sites ?? shops ?? []
      return {
        listId,
        name: names.length > 0 ? names.join(', ') : (description ?? listId),
        isOnline: sites !== null,
        ...(pieces !== null && {
          record: {
            pieces,
            isUnlimited: row.isUnlimited ?? false,
            isOrderedAhead: row.isOrderedAhead ?? false,
            ...(inStockDate && { inStockDate: inStockDate.toISOString() }),
          },
        }),
      }
    })
    .sort((a, b) => Number(b.isOnline) - Number(a.isOnline))
}
