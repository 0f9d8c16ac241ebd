/** Miles a shopper may search around a zip code (SHEET-030). */
export const SHOP_RANGES = [10, 20, 50, 100] as const

export type ShopRange = (typeof SHOP_RANGES)[number]

export const DEFAULT_SHOP_RANGE: ShopRange = 10

/** Characters a zip code may have (SHEET-027). */
export const ZIP_MAX_LENGTH = 10

const ZIP = /^\d{5}(-?\d{4})?$/

export interface ShopSearch {
  zip: string
  /** Miles. */
  range: ShopRange
}

/** Five digits, or nine with or without a dash. */
export function isShopZip(zip: string): boolean {
  return ZIP.test(zip.trim())
}

/** One of the offered ranges; undefined for anything else. */
export function findShopRange(value: string | null): ShopRange | undefined {
  return SHOP_RANGES.find((range) => String(range) === value)
}

/** The next wider range; undefined beyond the widest. */
export function widerRange(range: ShopRange): ShopRange | undefined {
  return SHOP_RANGES.find((other) => other > range)
}

/** The search an address asks for; undefined without a zip code that could be one. */
export function parseShopSearch(search: URLSearchParams): ShopSearch | undefined {
  const zip = search.get('zip')?.trim() ?? ''
  return isShopZip(zip)
    ? { zip, range: findShopRange(search.get('range')) ?? DEFAULT_SHOP_RANGE }
    : undefined
}

/** `?range=20&zip=94103` */
export function toShopSearch({ zip, range }: ShopSearch): string {
  return `?${new URLSearchParams({ range: String(range), zip: zip.trim() }).toString()}`
}
