import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'

export interface StoredPromotedProduct {
  id: string
  masterId: string | null
  brand: string | null
  name: string
  custom: Record<string, unknown>
  /** Only masters have variants. */
  variantIds: string[]
}

/** Variants inherit the values of their master. */
export async function selectPromotedProducts(
  source: Db | Trx,
  productIds: readonly string[],
): Promise<StoredPromotedProduct[]> {
  const { rows } = await sql<StoredPromotedProduct>`
    select product.id, product.master_id as "masterId", product.name,
      coalesce(product.brand, master.brand) as brand,
      coalesce(master.custom, '{}') || product.custom as custom,
      array(select variant.id from product variant where variant.master_id = product.id
        order by variant.position, variant.id) as "variantIds"
    from product left join product master on master.id = product.master_id
    where product.id = any (${[...productIds]}::text[])`.execute(source)
  return rows
}
