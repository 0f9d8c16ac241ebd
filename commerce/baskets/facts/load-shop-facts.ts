import type { Trx } from '../../db/client'
import type { PickupShopService } from '../../shops/pickup-shop.service'
import { pickupShopIdOf, type BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'

type ShopFacts = Required<Pick<BasketFacts, 'shops' | 'shopLists'>>

/** Loads the pickup shops of a basket, and their inventory lists. */
export async function loadShopFacts(
  pickupShops: PickupShopService,
  { shipments }: BasketDocument,
  trx?: Trx,
): Promise<ShopFacts> {
  const shopIds = [...new Set(shipments.flatMap((shipment) => pickupShopIdOf(shipment) ?? []))]
  const shops = await pickupShops.getPickupShops(shopIds, trx)
  const shopLists = shipments.flatMap((shipment): [string, string][] => {
    const listId = shops.get(pickupShopIdOf(shipment) ?? '')?.inventoryListId
    return listId === undefined ? [] : [[shipment.shipmentId, listId]]
  })
  return { shops, shopLists: new Map(shopLists) }
}
