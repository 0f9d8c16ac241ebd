import type { ShopView } from '@/commerce-client/shop.mapper'

type Place = Pick<ShopView, 'address1' | 'city' | 'stateCode' | 'postalCode' | 'countryCode'>

/** A maps search on the web for a shop's address (D1 §2). */
export function mapsSearchUrl(place: Place): string {
  const query = [
    place.address1,
    place.city,
    [place.stateCode, place.postalCode].filter(Boolean).join(' '),
    place.countryCode,
  ]
  const params = new URLSearchParams({ api: '1', query: query.filter(Boolean).join(', ') })
  return `https://www.google.com/maps/search/?${params.toString()}`
}
