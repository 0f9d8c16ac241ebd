import type { BasketAddress } from '@/commerce-client/baskets'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'

/** A shop as a shipment names it: all three are needed, else nothing is added (D2 §4). */
export interface PickupPlace {
  storeId: string
  /** The list that counts the shop's goods. */
  inventoryId: string
  /** The shop's own, with `c_storeId`. */
  address: BasketAddress
}

export function toPickupPlace(
  { id, name, shopData }: PickupShop,
  inventoryId: string,
): PickupPlace {
  return {
    storeId: id,
    inventoryId,
    address: {
      companyName: name,
      address1: shopData.address_1,
      address2: shopData.address_2,
      city: shopData.city,
      stateCode: shopData.region,
      postalCode: shopData.post_code,
      countryCode: shopData.country,
      phone: shopData.local_phone,
      c_storeId: id,
    },
  }
}
