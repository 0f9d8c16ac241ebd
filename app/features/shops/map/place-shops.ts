import type { ShopView } from '@/commerce-client/shop.mapper'
import { fitBox, MAP_SHEET, toMapPoint, type MapBox, type MapPoint } from '@/rules/shop-map'

export interface MappedShop extends MapPoint {
  id: string
  name: string
  city: string
  stateCode: string
  number?: number
}

/** Width of the closest zoom, in units of the sheet; about 110 miles. */
const CLOSEST = 38

/** Returns the shops that are on the map sheet, with their numbers in the list if `isNumbered`. */
export function placeShops(shops: readonly ShopView[], isNumbered: boolean): MappedShop[] {
  return shops.flatMap(({ id, name, city, stateCode, place }, index) => {
    const point = place && toMapPoint(place)
    if (!point) return []
    return [{ id, name, city, stateCode, ...point, ...(isNumbered && { number: index + 1 }) }]
  })
}

export function boxAround(shops: readonly MappedShop[]): MapBox {
  return shops.length > 0 ? fitBox(shops, CLOSEST) : MAP_SHEET
}
