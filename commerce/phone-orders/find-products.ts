import type { PhoneOrderProduct } from '../../contracts/phone-order'
import type { CatalogService } from '../catalog/catalog.service'
import { loadPictures } from '../catalog/product-pictures'
import { isCustomMixBox } from '../baskets/items/custom-mix.rules'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import type { InventoryService } from '../inventory/inventory.service'
import { toDecimal } from '../money'
import type { PricingService } from '../pricing/pricing.service'
import type { Site } from '../sites/site.service'

interface Sources {
  db: Db
  catalog: CatalogService
  inventory: InventoryService
  pricing: PricingService
  now: () => Date
}

const MOST = 20
/** More than are listed, because some are not sold on the site. */
const READ = 200

/** Returns what can be ordered on a site, by a part of its name or id; with its price for one. */
export async function findProducts(
  { db, catalog, inventory, pricing, now }: Sources,
  { id: siteId, inventoryListId, currency }: Site,
  text: string,
): Promise<PhoneOrderProduct[]> {
  if (text === '') return []
  const pattern = toLikePattern(text)
  const found = await db
    .selectFrom('product')
    .select('id')
    .where('kind', 'not in', ['master', 'variation_group', 'set'])
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('id', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('id')
    .limit(READ)
    .execute()
  const ids = found.map(({ id }) => id)
  const products = await catalog.getLineProducts(siteId, ids)
  const stock = await inventory.getInventory(inventoryListId, ids)
  const prices = await pricing.getPrices(siteId, ids, now())
  const shown = ids
    .flatMap((id): PhoneOrderProduct[] => {
      const product = products.get(id)
      if (!product?.online) return []
      const { listMinor, saleMinor } = prices.get(id) ?? {}
      const minor = saleMinor ?? listMinor
      const options = (product.attributeValues ?? []).map(({ name, value }) => `${name}: ${value}`)
      return [
        {
          ...{ productId: id, name: product.name, options, currency },
          isBox: isCustomMixBox(product),
          available: stock.get(id)?.ats ?? 0,
          ...(minor !== undefined && { price: toDecimal(minor, currency) }),
        },
      ]
    })
    .slice(0, MOST)
  const pictures = await loadPictures(
    db,
    shown.map(({ productId }) => productId),
  )
  return shown.map((product) => {
    const picture = pictures.get(product.productId)
    return { ...product, ...(picture !== undefined && { picture }) }
  })
}
