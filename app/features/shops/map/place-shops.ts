import type { ShopView } from '@/commerce-client/shop.mapper'
import { fitBox, MAP_SHEET, toMapPoint, type MapBox, type MapPoint } from '@/domain/shop-map'

/** A shop on the sheet. */
export interface MappedShop extends MapPoint {
  id: string
  name: string
  city: string
  stateCode: string
  /** Under which it stands in the list beside the map. */
  number?: number
}

/** The narrowest part of the sheet that still has a shape, in its units: some 110 miles. */
const CLOSEST = 38

/** The shops that lie on the sheet, numbered as they are listed. */
export function placeShops(shops: readonly ShopView[], isNumbered: boolean): MappedShop[] {
  return shops.flatMap(({ id, name, city, stateCode, place }, index) => {
    const point = place && toMapPoint(place)
    if (!point) return []
    return [{ id, name, city, stateCode, ...point, ...(isNumbered && { number: index + 1 }) }]
  })
}

/** What has to be seen of the sheet to see these shops. */
export function boxAround(shops: readonly MappedShop[]): MapBox {
  return shops.length > 0 ? fitBox(shops, CLOSEST) : MAP_SHEET
}
