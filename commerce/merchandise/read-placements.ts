import type { OfficePlacement } from '../../contracts/merchandise'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'

export async function readPlacements(
  db: Db,
  catalog: Pick<CatalogService, 'getCategoryTree'>,
  productId: string,
): Promise<OfficePlacement[]> {
  const placed = await db
    .selectFrom('category_product')
    .select(['catalog_id as catalogId', 'category_id as categoryId'])
    .where('product_id', '=', productId)
    .orderBy('catalog_id')
    .orderBy('is_primary', 'desc')
    .orderBy('category_id')
    .execute()
  const sites = await db
    .selectFrom('site')
    .select(['name', 'catalog_id as catalogId'])
    .orderBy('id')
    .execute()
  const found: OfficePlacement[] = []
  for (const catalogId of new Set(placed.map((place) => place.catalogId))) {
    const names = sites.filter((site) => site.catalogId === catalogId).map(({ name }) => name)
    if (names.length === 0) continue
    const tree = await catalog.getCategoryTree({ catalogId })
    for (const { categoryId } of placed.filter((place) => place.catalogId === catalogId)) {
      const way = tree.pathTo(categoryId)
      found.push({
        sites: names,
        categoryId,
        path: way.map(({ name }) => name),
        isShown: way.length > 0 && way.every(({ online }) => online),
      })
    }
  }
  return found
}
