import type { ReplacementProduct } from '../../contracts/order-edit'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import type { InventoryService } from '../inventory/inventory.service'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import type { SiteService } from '../sites/site.service'

interface ReplacementsNeeds {
  db: Db
  catalog: CatalogService
  inventory: InventoryService
  sites: SiteService
}

const MOST = 20
/** More than are listed, because some are not sold in the order's shop. */
const READ = 200

/**
 * Returns products that can take the place of another one in an order: with a text those it finds,
 * otherwise the other variants of what was ordered.
 */
export async function listReplacements(
  { db, catalog, inventory, sites }: ReplacementsNeeds,
  { siteId, document }: BackOfficeOrder['stored'],
  text: string,
): Promise<ReplacementProduct[]> {
  const site = await sites.getSite(siteId)
  if (!site) return []
  const ordered = (document.content.productItems ?? []).flatMap(({ productId }) => productId ?? [])
  const query = db
    .selectFrom('product')
    .select('id')
    .where('kind', 'not in', ['master', 'variation_group', 'set'])
    .orderBy('name')
    .orderBy('id')
    .limit(READ)
  const pattern = toLikePattern(text)
  const found =
    text === ''
      ? query.where('master_id', 'in', (eb) =>
          eb.selectFrom('product').select('master_id').where('id', 'in', ordered),
        )
      : query.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('id', 'ilike', pattern)]))
  const ids = (await found.execute()).map(({ id }) => id)
  const products = await catalog.getLineProducts(siteId, ids)
  const stock = await inventory.getInventory(site.inventoryListId, ids)
  return ids
    .flatMap((id) => {
      const product = products.get(id)
      const available = stock.get(id)?.ats ?? 0
      if (!product?.online || available === 0) return []
      const options = (product.attributeValues ?? []).map(({ name, value }) => `${name}: ${value}`)
      return { productId: id, name: product.name, options, available }
    })
    .slice(0, MOST)
}
