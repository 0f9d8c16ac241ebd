import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { ProductImageGroup } from './catalog.tables'
import { firstImage } from './product.rules'

interface Row {
  id: string
  images: ProductImageGroup[]
  masterImages: ProductImageGroup[] | null
  values: Record<string, string>
}

/**
 * Returns paths below `/media/` by product id, also of products that are offline or in no catalog
 * of a site; products without a picture are absent.
 */
export async function loadPictures(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select product.id, product.images, product.variation_values as values,
      master.images as "masterImages"
    from product left join product master on master.id = product.master_id
    where product.id = any(${[...new Set(productIds)]}::text[])`.execute(db)
  return new Map(
    rows.flatMap(({ id, images, masterImages, values }) => {
      const path = pictureOf(images, masterImages, values)
      return path === undefined ? [] : [[id, path] as const]
    }),
  )
}

/** Returns the product's picture, otherwise its master's. @returns a path below `/media/` */
export function pictureOf(
  images: readonly ProductImageGroup[],
  masterImages: readonly ProductImageGroup[] | null,
  values: Readonly<Record<string, string>>,
): string | undefined {
  return firstImage(images.length > 0 ? images : (masterImages ?? []), values)?.path
}
