import { siteRoutes, type SiteRoute } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { asFields, asList } from '@/lib/read-fields'
import type { WireShop } from './shop-wire'
import { toPickupShop, type PickupShop } from './pickup-shop'

/**
 * In the browser: returns shops around a place, nearest first. Throws AppError.
 * @param radius miles
 */
export async function findPickupShops(
  siteId: string,
  lookup: string,
  radius: number,
): Promise<PickupShop[]> {
  const shops = await askShops(siteId, siteRoutes.storeSearch, { lookup, radius })
  return shops
    .filter(({ distanceToShop = 0 }) => distanceToShop <= radius)
    .sort((one, other) => (one.distanceToShop ?? 0) - (other.distanceToShop ?? 0))
}

/** In the browser: returns the shop with an id, or null if it no longer exists. Throws AppError. */
export async function getPickupShop(siteId: string, shopId: string): Promise<PickupShop | null> {
  const [shop] = await askShops(siteId, siteRoutes.storeDetails, { storeID: shopId })
  return shop ?? null
}

async function askShops(
  siteId: string,
  route: SiteRoute,
  query: Record<string, string | number>,
): Promise<PickupShop[]> {
  const answer = await callSite(siteId, route, { query })
  return asList(asFields(answer).shops, (one) => (isWireShop(one) ? toPickupShop(one) : undefined))
}

// Our own server has validated the shops, so checking the id is enough.
function isWireShop(value: unknown): value is WireShop {
  return typeof asFields(value).fid === 'string' && asFields(value).fid !== ''
}
