import type { QueryClient } from '@tanstack/react-query'
import {
  chooseShippingMethod,
  listShippingMethods,
  updateShipment,
} from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toAvailabilityFacts } from '@/commerce-client/product-facts.mapper'
import { getProducts } from '@/commerce-client/products'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { isOpenForPickup, type PickupShop } from '@/integrations/store-locator/pickup-shop'
import {
  pickupShopQuery,
  pickupShopsQuery,
} from '@/integrations/store-locator/store-locator.queries'
import { isSoldAsItIs } from '@/rules/availability'
import { canBePickedUp } from '@/rules/fulfillment'
import { splitShipments } from '@/rules/shipments'
import { toPickupAddress } from '@/shopper/basket/pickup-place'
import { isZip } from '@rules/postal-code'

/** Sheets are small. */
const MAX_SHOPS = 2
const RANGE = 20

interface PickupSearch {
  siteId: string
  preferredId: string | undefined
  /** Where the shopper is; undefined without a complete code. */
  zip: string | undefined
}

/** Finds shops in which the whole bag can be picked up: the preferred one, then the nearest. */
export async function findPickupShops(
  client: QueryClient,
  { siteId, preferredId, zip }: PickupSearch,
  basket: Basket,
): Promise<PickupShop[]> {
  const wanted = await findWanted(siteId, basket)
  if (!wanted) return []
  const [preferred, near] = await Promise.all([
    preferredId ? client.fetchQuery(pickupShopQuery(siteId, preferredId)) : null,
    zip && isZip(zip)
      ? client.fetchQuery(pickupShopsQuery(siteId, { zip: zip.slice(0, 5), range: RANGE }))
      : [],
  ])
  const others = near.filter(({ id }) => id !== preferredId)
  const open = [...(preferred ? [preferred] : []), ...others].filter(isOpenForPickup)
  const ids = open.map(({ id }) => id)
  const stock = await client.fetchQuery(shopStockQuery(siteId, [...wanted.keys()], ids))
  const hasAll = ({ id }: PickupShop) =>
    [...wanted].every(([productId, count]) => (stock[productId]?.[id]?.ats ?? 0) >= count)
  return open.filter(hasAll).slice(0, MAX_SHOPS)
}

/** How many of each product are wanted; undefined if a shop does not hand out all of them. */
async function findWanted(
  siteId: string,
  { productItems = [] }: Basket,
): Promise<Map<string, number> | undefined> {
  const wanted = new Map<string, number>()
  for (const { productId = '', quantity = 0, bundledProductItems = [] } of productItems) {
    if (bundledProductItems.length > 0) return undefined
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  }
  const products = await getProducts(siteId, [...wanted.keys()])
  const now = new Date()
  const areAll =
    products.length === wanted.size &&
    products.map(toAvailabilityFacts).every((facts) => {
      return !facts.isNeverPickedUp && isSoldAsItIs(facts) && canBePickedUp(facts, now)
    })
  return areAll ? wanted : undefined
}

/** Makes the only delivery of a bag a pickup. */
export async function writePickup(
  siteId: string,
  basketId: string,
  basket: Basket,
  shop: PickupShop,
): Promise<Basket> {
  const { deliveries, pickups } = splitShipments(basket)
  const [{ shipmentId = 'me' } = {}] = [...pickups, ...deliveries]
  await updateShipment(siteId, basketId, shipmentId, {
    shippingAddress: toPickupAddress(shop),
    c_fromStoreId: shop.id,
    c_DATE_WANTED: '',
  })
  const { applicableShippingMethods: methods = [] } = await listShippingMethods(
    siteId,
    basketId,
    shipmentId,
  )
  const method = methods.find(({ c_storePickupEnabled }) => c_storePickupEnabled === true)
  if (!method) throw new Error(`Shop ${shop.id} has no method for pickup`)
  return chooseShippingMethod(siteId, basketId, shipmentId, method.id)
}
