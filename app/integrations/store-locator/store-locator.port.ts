/** A shop as a store locator knows it. */
export interface LocatedShop {
  id: string
  name: string
  address1: string
  address2: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: string
  phone: string
  /** Degrees, as text; empty if unknown. */
  latitude: string
  longitude: string
  /** The shop's page at the locator. */
  pageUrl: string
  /** Miles; absent without a search around a place. */
  distance?: number
  closureMessage: string
  offersPickup: boolean
  isTemporarilyClosed: boolean
  /** By English weekday: a list of `{open, close}`, such as `10:00` and `20:00`, or a word. */
  days?: Readonly<Record<string, unknown>>
  /** JSON text for `parseSpecialDays`. */
  specialDays?: string
}

/** The provider of shops around a place. All methods throw AppError. */
export interface StoreLocator {
  /**
   * Returns shops around a place, nearest first.
   * @param lookup a zip code, `latitude,longitude` or a town.
   * @param radius miles
   */
  search(lookup: string, radius: number): Promise<LocatedShop[]>
  /** Returns the shops with these ids, in the same order. */
  get(ids: readonly string[]): Promise<LocatedShop[]>
}
