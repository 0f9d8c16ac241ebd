import type { MixLine } from './custom-mix'

interface Added extends MixLine {
  productId: string
  quantity: number
}

/** One row a product, with the pieces of all its rows (SHEET-014); boxes that were filled or named otherwise have their own. */
export function mergeAdded<Item extends Added>(items: readonly Item[]): Item[] {
  const rows = new Map<string, Item>()
  for (const item of items) {
    const key = rowKeyOf(item)
    rows.set(key, { ...item, quantity: (rows.get(key)?.quantity ?? 0) + item.quantity })
  }
  return [...rows.values()]
}

export function rowKeyOf({ productId, c_customMix, c_boxName }: Added): string {
  return JSON.stringify([productId, c_customMix, c_boxName])
}
