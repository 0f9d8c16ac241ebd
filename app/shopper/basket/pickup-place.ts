import type { BasketAddress } from '@/commerce-client/baskets'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'

/**
 * The pickup shop of a shipment. All three fields are required; without them nothing is added
 * (CART-013).
 */
export interface PickupPlace {
  storeId: string
  /** Id of the shop's inventory list. */
  inventoryId: string
  /** The shop's address, with `c_storeId`. */
  address: BasketAddress
}

export function toPickupPlace(shop: PickupShop, inventoryId: string): PickupPlace {
  return { storeId: shop.id, inventoryId, address: toPickupAddress(shop) }
}

export function toPickupAddress({ id, name, shopData }: PickupShop): BasketAddress {
  return {
    companyName: name,
    address1: shopData.address_1,
    address2: shopData.address_2,
    city: shopData.city,
    stateCode: shopData.region,
    postalCode: shopData.post_code,
    countryCode: shopData.country,
    phone: shopData.local_phone,
    c_storeId: id,
  }
}
