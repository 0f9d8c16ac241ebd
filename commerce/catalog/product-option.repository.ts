import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { ProductOption } from './product-option.schemas'
import type { StoredProduct } from './product.repository'

export type ProductOptions = ReadonlyMap<string, ProductOption>

/** Returns a key with the catalog, because two catalogs may each have a `wrap`. */
export function optionKey(catalogId: string, optionId: string): string {
  return JSON.stringify([catalogId, optionId])
}

/** Returns the options of the products; unreadable definitions are left out. */
export async function selectOptions(
  db: Db | Trx,
  products: readonly Pick<StoredProduct, 'catalogId' | 'options'>[],
): Promise<ProductOptions> {
  const wanted = new Map(
    products.flatMap(({ catalogId, options }) =>
      options.map(({ optionId }) => [optionKey(catalogId, optionId), [catalogId, optionId]]),
    ),
  )
  if (wanted.size === 0) return new Map()
  const pairs = [...wanted.values()]
  const rows = await db
    .selectFrom('product_option')
    .selectAll()
    .where(
      sql<boolean>`(catalog_id, id) in (
        select * from unnest(
          ${pairs.map(([catalogId]) => catalogId)}::text[],
          ${pairs.map(([, optionId]) => optionId)}::text[]
        )
      )`,
    )
    .execute()
  return new Map(
    rows.flatMap((row): [string, ProductOption][] => {
      const parsed = ProductOption.safeParse(row.definition)
      return parsed.success ? [[optionKey(row.catalog_id, row.id), parsed.data]] : []
    }),
  )
}
