/* Products in the API between the engine and its back office (docs/adr/0104). Times are ISO texts,
   amounts are cents unless named otherwise. */

export const PRODUCT_KINDS = [
  'standard',
  'master',
  'variant',
  'variation_group',
  'set',
  'bundle',
] as const
export type OfficeProductKind = (typeof PRODUCT_KINDS)[number]

/** The site whose prices, stock and categories a list shows. */
export interface OfficeSite {
  id: string
  name: string
  currency: string
  locales: string[]
}

export interface OfficeProductRow {
  id: string
  name: string
  kind: OfficeProductKind
  isOnline: boolean
  isSearchable: boolean
  /** The path below `/media/`. */
  picture?: string
  price?: { fromMinor: number; toMinor: number }
  /** The stock in the site's list, of all variants together; absent if unlimited. */
  pieces?: number
}

export interface OfficeProductList {
  products: OfficeProductRow[]
  total: number
}

export const PRODUCT_STATES = ['online', 'offline', 'sold-out'] as const
export type OfficeProductState = (typeof PRODUCT_STATES)[number]

export interface OfficePrice {
  minQuantity: number
  /** `begin` identifies the price within its book, in the database's notation. */
  begin: string
  from?: string
  until?: string
  amountMinor: number
  state: OfficePriceState
}

/**
 * Several prices of a book for the same quantity may have begun: the one that began last is
 * `current`, the others are `replaced` until it ends.
 */
export type OfficePriceState = 'current' | 'replaced' | 'scheduled' | 'ended'

export interface OfficePriceBook {
  id: string
  name: string
  currency: string
  sites: string[]
  prices: OfficePrice[]
  /** The master's prices, which apply if the variant has none. */
  inherited: OfficePrice[]
}

export interface OfficeStock {
  listId: string
  /** The sites or shops that use the list. */
  name: string
  isOnline: boolean
  /** Absent if the list does not contain the product. */
  record?: OfficeStockLevel & { isOrderedAhead: boolean; inStockDate?: string }
}

export interface OfficeStockLevel {
  pieces: number
  isUnlimited: boolean
}

export interface OfficePlacement {
  sites: string[]
  categoryId: string
  /** The names of the categories from the top level down. */
  path: string[]
  /** Whether the category and all its parents are online. */
  isShown: boolean
}

export interface OfficeProductRef {
  id: string
  name: string
  isOnline: boolean
  /** `9 Pieces`, or the quantity in a bundle. */
  detail?: string
}

export interface OfficeProduct {
  id: string
  name: string
  kind: OfficeProductKind
  brand?: string
  picture?: string
  isOnline: boolean
  isSearchable: boolean
  onlineFrom?: string
  onlineTo?: string
  master?: OfficeProductRef
  /** The variants of a master, or the parts of a set or bundle. */
  parts: OfficeProductRef[]
  priceBooks: OfficePriceBook[]
  stock: OfficeStock[]
  placements: OfficePlacement[]
  attributes: { id: string; name: string; value: string }[]
}

export interface ProductFlags {
  isOnline: boolean
  isSearchable: boolean
}

export interface ProductFlagsChange extends ProductFlags {
  expected: ProductFlags
}

export interface PriceChange {
  bookId: string
  minQuantity: number
  /** The `begin` of the price to change; absent if the product has no price in the book yet. */
  begin?: string
  /** `12.50` */
  amount: string
  /** The price on which the change is based; absent if there was none. */
  expectedMinor?: number
}

interface PricePeriod {
  /** If absent, it begins at once. */
  from?: string
  /** If absent, it does not end. */
  until?: string
}

export interface PriceSchedule extends PricePeriod {
  bookId: string
  minQuantity: number
  /** `12.50` */
  amount: string
}

/** Identifies a scheduled price, with its state when the operator last read it. */
export interface ScheduledPriceKey {
  bookId: string
  minQuantity: number
  begin: string
  expected: { amountMinor: number; until?: string }
}

export interface ScheduledPriceChange extends ScheduledPriceKey, PricePeriod {
  amount: string
}

export interface StockChange extends OfficeStockLevel {
  listId: string
  /** The stock on which the change is based; absent if the list did not contain the product. */
  expected?: OfficeStockLevel
}
