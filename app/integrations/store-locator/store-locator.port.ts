/** A shop as the storefront's own routes return it (SHOP-005). */
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
  /** Miles; absent where no place was searched for. */
  distance?: number
  location_closure_message: string
  c_bopisEnabled: boolean
  c_temporarilyClosed: boolean
  /** By weekday, as the locator gives them: a list of open and close times, or a word. */
  hours_sets?: { primary: { days: Record<string, unknown> } }
}
