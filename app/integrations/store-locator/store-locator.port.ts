/** A shop as returned by the storefront's own routes (SHOP-005). */
export interface LocatedShop {
  fid: string
  name: string
  shopName: string
  address_1: string
  address_2: string
  city: string
  region: string
  post_code: string
  country: string
  local_phone: string
  lat: string
  lng: string
  url: string
  /** Miles; absent without a search around a place. */
  distance?: number
  location_closure_message: string
  c_bopisEnabled: boolean
  c_temporarilyClosed: boolean
  /** The locator's hours by weekday: a list of opening and closing times, or a word. */
  hours_sets?: { primary: { days: Record<string, unknown> } }
}
