/** What the API calls infinity (Inventory.ats). */
export const UNLIMITED = 999_999

/** Availability of one product in one list, in pieces. */
export interface StockStatus {
  ats: number
  stockLevel: number
  orderable: boolean
  preorderable: boolean
  backorderable: boolean
  inStockDate?: Date
}

export interface StockRecord {
  ats: number
  perpetual: boolean
  preorderable: boolean
  backorderable: boolean
  inStockDate: Date | null
}

/** Pieces of one product taken from, or given back to, one list. */
export interface StockLine {
  listId: string
  productId: string
  quantity: number
}

/** A product without a record follows its list's default. */
export function toStockStatus(
  record: StockRecord | undefined,
  defaultInStock: boolean,
): StockStatus {
  const flags = {
    preorderable: record?.preorderable ?? false,
    backorderable: record?.backorderable ?? false,
  }
  const unlimited = record ? record.perpetual : defaultInStock
  const stockLevel = unlimited ? UNLIMITED : (record?.ats ?? 0)
  const ats = flags.preorderable || flags.backorderable ? UNLIMITED : stockLevel
  const status: StockStatus = { ats, stockLevel, orderable: ats > 0, ...flags }
  if (record?.inStockDate) status.inStockDate = record.inStockDate
  return status
}

/** One line for each list and product, in the one order in which rows may be locked. */
export function mergeLines(lines: readonly StockLine[]): StockLine[] {
  const merged = new Map<string, StockLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.listId, line.productId])
    merged.set(key, { ...line, quantity: line.quantity + (merged.get(key)?.quantity ?? 0) })
  }
  const rank = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...merged.values()].sort(
    (a, b) => rank(a.listId, b.listId) || rank(a.productId, b.productId),
  )
}
