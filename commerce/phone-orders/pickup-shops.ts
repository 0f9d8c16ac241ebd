import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { PhoneOrderShop } from '../../contracts/phone-order'
import { addressLine } from '../../rules/address-lines'
import type { BasketItem } from '../baskets/model/basket-document.schemas'
import type { AddressBody } from '../baskets/model/basket-requests.schemas'
import { isPickupOffered } from '../baskets/shipments/fulfilment.rules'
import type { CatalogService } from '../catalog/catalog.service'
import type { StoreTable } from '../catalog/catalog.tables'
import type { Db, Trx } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import { badRequest } from '../http/problem'
import type { InventoryService } from '../inventory/inventory.service'
import { STATE } from '../shops/office-shop'
import type { Site } from '../sites/site.service'

type Shop = Selectable<StoreTable>

interface Sources {
  db: Db
  catalog: CatalogService
  inventory: InventoryService
}

const MAX_SHOWN = 20
/** More than are shown, because those that have all the goods come first. */
const MAX_READ = 200

/** Shops that hand out orders. */
const selectShops = (db: Db | Trx) =>
  db
    .selectFrom('store')
    .selectAll()
    .where(sql<boolean>`${STATE} = 'pickup'`)

/** Finds shops by a part of name, town or ZIP code, and says what they do not have of the goods. */
export async function findPickupShops(
  { db, catalog, inventory }: Sources,
  { id: siteId, inventoryListId, preferences }: Site,
  items: readonly BasketItem[],
  text: string,
): Promise<PhoneOrderShop[]> {
  if (!isPickupOffered({ preferences })) return []
  const pattern = toLikePattern(text)
  const shops = await selectShops(db)
    .where((eb) =>
      eb.or([
        ...(['name', 'city', 'postal_code'] as const).map((column) => eb(column, 'ilike', pattern)),
        eb('id', '=', text),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_READ)
    .execute()
  const listOf = (shop: Shop) => shop.inventory_list_id ?? inventoryListId
  const wanted = countWanted(items)
  const ids = [...wanted.keys()]
  const stock = await inventory.getInventories([...new Set(shops.map(listOf))], ids)
  const products = await catalog.getLineProducts(siteId, ids)
  const found = shops.map((shop): PhoneOrderShop => {
    const here = stock.get(listOf(shop))
    const lacking = ids.filter((id) => (here?.get(id)?.ats ?? 0) < (wanted.get(id) ?? 0))
    return {
      ...{ shopId: shop.id, name: shop.name, place: addressLine(withoutNulls(shop)) },
      lacks: lacking.map((id) => products.get(id)?.name ?? id),
    }
  })
  const has = (isAll: boolean) => found.filter(({ lacks }) => (lacks.length === 0) === isAll)
  return [...has(true), ...has(false)].slice(0, MAX_SHOWN)
}

/** @throws Problem 400 for a shop that hands out no orders */
export async function requirePickupPlace(trx: Trx, shopId: string): Promise<AddressBody> {
  const shop = await selectShops(trx).where('id', '=', shopId).executeTakeFirst()
  if (!shop) {
    const detail = 'This shop hands out no orders. Choose another one.'
    throw badRequest(detail, 'store-not-available', { c_field: 'shopId' })
  }
  const { name: companyName, phone } = shop
  return { ...withoutNulls(shop), companyName, phone, custom: { c_storeId: shopId } }
}

const withoutNulls = (shop: Shop) => ({
  address1: shop.address1 ?? '',
  address2: shop.address2 ?? '',
  city: shop.city ?? '',
  stateCode: shop.state_code ?? '',
  postalCode: shop.postal_code ?? '',
  countryCode: shop.country_code,
})

function countWanted(items: readonly BasketItem[]): Map<string, number> {
  const wanted = new Map<string, number>()
  const add = (productId: string, quantity: number) =>
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  for (const { productId, quantity, bundledItems = [] } of items) {
    if (bundledItems.length === 0) add(productId, quantity)
    for (const part of bundledItems) add(part.productId, part.quantity * quantity)
  }
  return wanted
}
