import type { MixLine } from './custom-mix'

interface Added extends MixLine {
  productId: string
  quantity: number
}

/**
 * Returns one row per product, with the quantity of all its rows (SHEET-014); custom boxes with
 * other contents, other places or another name have their own row.
 */
export function mergeAdded<Item extends Added>(items: readonly Item[]): Item[] {
  const rows = new Map<string, Item>()
  for (const item of items) {
    const key = rowKeyOf(item)
    rows.set(key, { ...item, quantity: (rows.get(key)?.quantity ?? 0) + item.quantity })
  }
  return [...rows.values()]
}

export function rowKeyOf({ productId, c_customMix, c_boxName, c_boxPlaces }: Added): string {
  return JSON.stringify([productId, c_customMix, c_boxName, c_boxPlaces])
}
