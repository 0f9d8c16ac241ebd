/* What the engine and its back office say to each other of products (docs/adr/0104). Times are ISO
   texts, amounts cents unless they are named otherwise. */

export const PRODUCT_KINDS = [
  'standard',
  'master',
  'variant',
  'variation_group',
  'set',
  'bundle',
] as const
export type OfficeProductKind = (typeof PRODUCT_KINDS)[number]

/** Whose prices, stock and categories a list shows. */
export interface OfficeSite {
  id: string
  name: string
  currency: string
}

export interface OfficeProductRow {
  id: string
  name: string
  kind: OfficeProductKind
  isOnline: boolean
  isSearchable: boolean
  /** Below `/media/`. */
  picture?: string
  /** What one piece is sold for at the site now, of the cheapest to the dearest variant. */
  price?: { fromMinor: number; toMinor: number }
  /** What the site's list can give, of all variants together; absent: any number. */
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
  /** When it begins and ends: names the price within its book, as the database writes it. */
  begin: string
  from?: string
  until?: string
  amountMinor: number
  state: OfficePriceState
}

/**
 * Of the prices of a book for the same quantity that have begun, the one that began last is
 * `current`; the others are `replaced` while it lasts.
 */
export type OfficePriceState = 'current' | 'replaced' | 'scheduled' | 'ended'

/** One price book with its price of a product. */
export interface OfficePriceBook {
  id: string
  name: string
  currency: string
  /** Names of the sites that sell by it. */
  sites: string[]
  /** The product's own. */
  prices: OfficePrice[]
  /** The master's prices, which apply where the variant has none. */
  inherited: OfficePrice[]
}

/** One inventory list, and what it counts of a product. */
export interface OfficeStock {
  listId: string
  /** The sites, or the shops, that sell from it. */
  name: string
  isOnline: boolean
  /** Absent: the list does not name the product. */
  record?: OfficeStockLevel & { isOrderedAhead: boolean; inStockDate?: string }
}

export interface OfficeStockLevel {
  pieces: number
  isUnlimited: boolean
}

export interface OfficePlacement {
  sites: string[]
  categoryId: string
  /** From the catalogue's first category down. */
  path: string[]
  /** It and all above it are online. */
  isShown: boolean
}

export interface OfficeProductRef {
  id: string
  name: string
  isOnline: boolean
  /** `9 Pieces`, or how many a bundle has of it. */
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
  /** Of a master its variants, of a set or bundle its parts. */
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
  /** Of the price that is changed; absent: the product has none in the book yet. */
  begin?: string
  /** `12.50` */
  amount: string
  /** What it was when it was changed; absent: there was none. */
  expectedMinor?: number
}

/** When a price begins and ends. */
interface PricePeriod {
  /** Absent: it begins at once. */
  from?: string
  /** Absent: it does not end. */
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
  /** What it was when it was changed; absent: the list did not name the product. */
  expected?: OfficeStockLevel
}
