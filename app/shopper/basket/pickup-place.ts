import type { BasketAddress } from '@/commerce-client/baskets'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'

/** A shop as a shipment names it: all three are needed, else nothing is added (CART-013). */
export interface PickupPlace {
  storeId: string
  /** The list that counts the shop's goods. */
  inventoryId: string
  /** The shop's own, with `c_storeId`. */
  address: BasketAddress
}

export function toPickupPlace(shop: PickupShop, inventoryId: string): PickupPlace {
  return { storeId: shop.id, inventoryId, address: toPickupAddress(shop) }
}

/** Where a shop stands, as the address of what is picked up there. */
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
