import { isZip, toPlainCode } from '@rules/postal-code'

/** Search radii in miles around a zip code (SHEET-030). */
export const SHOP_RANGES = [10, 20, 50, 100] as const

export type ShopRange = (typeof SHOP_RANGES)[number]

export const DEFAULT_SHOP_RANGE: ShopRange = 10

/** Maximum length of a zip code (SHEET-027). */
export const ZIP_MAX_LENGTH = 10

export interface ShopSearch {
  zip: string
  /** Miles. */
  range: ShopRange
}

/** Returns one of the offered ranges; undefined for any other value. */
export function findShopRange(value: string | null): ShopRange | undefined {
  return SHOP_RANGES.find((range) => String(range) === value)
}

/** Returns the next wider range; undefined for the widest. */
export function widerRange(range: ShopRange): ShopRange | undefined {
  return SHOP_RANGES.find((other) => other > range)
}

/** Reads a search from the URL; undefined without a valid zip code. */
export function parseShopSearch(search: URLSearchParams): ShopSearch | undefined {
  const zip = toPlainCode(search.get('zip') ?? '')
  return isZip(zip)
    ? { zip, range: findShopRange(search.get('range')) ?? DEFAULT_SHOP_RANGE }
    : undefined
}

/** `?range=20&zip=94103` */
export function toShopSearch({ zip, range }: ShopSearch): string {
  return `?${new URLSearchParams({ range: String(range), zip: toPlainCode(zip) }).toString()}`
}
