import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import { createProductListService, type ProductListService } from './product-list.service'
import { createPublicListService, type PublicListService } from './public-list.service'

export interface ProductListServices {
  productLists: ProductListService
  publicLists: PublicListService
}

export function createProductListServices(
  db: Db,
  sources: { catalog: CatalogService; now: () => Date },
): ProductListServices {
  return {
    productLists: createProductListService(db, sources),
    publicLists: createPublicListService(db, sources),
  }
}
