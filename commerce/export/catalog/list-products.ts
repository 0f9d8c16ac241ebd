import type { Db } from '../../db/client'

export interface ListedVariant {
  id: string
  isGroup: boolean
}

export interface ListedProducts {
  ids: string[]
  variantsOf: ReadonlyMap<string, readonly ListedVariant[]>
}

/**
 * A product's position is the number of products before it in the archive, variants included; a
 * variant's is its place in its master. So variants fill the gaps between the positions of the
 * others.
 */
export async function listProducts(
  db: Db,
  catalogId: string,
  first: number,
): Promise<ListedProducts> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'kind', 'master_id', 'position'])
    .where('catalog_id', '=', catalogId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const variantsOf = new Map<string, ListedVariant[]>()
  const variants: string[] = []
  const ids: string[] = []
  for (const { id, kind, master_id: masterId } of rows) {
    if (masterId === null) continue
    const list = variantsOf.get(masterId) ?? []
    variantsOf.set(masterId, [...list, { id, isGroup: kind === 'variation_group' }])
    variants.push(id)
  }
  let filled = 0
  for (const { id, master_id: masterId, position } of rows) {
    if (masterId !== null) continue
    const missing = Math.max(0, position - first - ids.length)
    ids.push(...variants.slice(filled, filled + missing), id)
    filled = Math.min(variants.length, filled + missing)
  }
  return { ids: [...ids, ...variants.slice(filled)], variantsOf }
}
