import type { ShopView } from '@/commerce-client/shop.mapper'

/** Find-a-shop lists only shops of the country that sell by quantity (D1 §9, D3 §2); a search finds all. */
export function isInFindAShop(shop: ShopView): boolean {
  const { countryCode, storeType, isInternational } = shop
  return countryCode === 'US' && storeType === 'quantity_discount' && !isInternational
}
