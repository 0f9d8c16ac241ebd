export const UNLIMITED = 999_999

export interface StockStatus {
  ats: number
  stockLevel: number
  orderable: boolean
  preorderable: boolean
  backorderable: boolean
  inStockDate?: Date
  /** Set if the list has a record of the product; otherwise the list's default applies. */
  isRecorded?: true
}

export interface StockRecord {
  ats: number
  perpetual: boolean
  preorderable: boolean
  backorderable: boolean
  inStockDate: Date | null
  /** Pieces that can be pre-ordered or back-ordered beyond the stock; null means any number. */
  orderAllocation?: number | null
}

/** Pieces of one product to take from one list, or to give back. */
export interface StockLine {
  listId: string
  productId: string
  quantity: number
  /** How many of them were taken beyond the stock, as a pre-order or a backorder. */
  ahead?: number
}

/** Returns the stock of a record; without a record, the list's default applies. */
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
  const isOrderedAhead = flags.preorderable || flags.backorderable
  const beyond = isOrderedAhead ? (record?.orderAllocation ?? UNLIMITED) : 0
  const ats = Math.min(UNLIMITED, stockLevel + beyond)
  const status: StockStatus = { ats, stockLevel, orderable: ats > 0, ...flags }
  if (record?.inStockDate) status.inStockDate = record.inStockDate
  if (record) status.isRecorded = true
  return status
}

/** Returns the total stock of several products, e.g. the variants of a master. */
export function sumStock(statuses: readonly StockStatus[]): StockStatus {
  const total = (pick: (status: StockStatus) => number) =>
    Math.min(
      UNLIMITED,
      statuses.reduce((sum, status) => sum + pick(status), 0),
    )
  return {
    ats: total((status) => status.ats),
    stockLevel: total((status) => status.stockLevel),
    orderable: statuses.some((status) => status.orderable),
    preorderable: statuses.some((status) => status.preorderable),
    backorderable: statuses.some((status) => status.backorderable),
  }
}

/** Returns lines with how many of their pieces were taken ahead, as far as `held` has such pieces. */
export function withAhead<Line extends StockLine>(
  lines: readonly Line[],
  held: readonly StockLine[],
): Line[] {
  const left = mergeLines(held)
  return lines.map((line) => {
    const own = left.find((one) => isSameStock(one, line))
    const ahead = Math.max(0, Math.min(line.quantity, own?.ahead ?? 0))
    if (!own || ahead === 0) return line
    own.ahead = (own.ahead ?? 0) - ahead
    return { ...line, ahead }
  })
}

export const isSameStock = (one: StockLine, other: StockLine): boolean =>
  one.listId === other.listId && one.productId === other.productId

/** Returns what lines take from others when both are merged. */
export const negated = ({ ahead = 0, ...line }: StockLine): StockLine => ({
  ...{ ...line, quantity: -line.quantity },
  ...(ahead > 0 && { ahead: -ahead }),
})

/** Returns one line for each list and product, in the order in which rows must be locked. */
export function mergeLines(lines: readonly StockLine[]): StockLine[] {
  const merged = new Map<string, StockLine>()
  for (const { ahead = 0, ...line } of lines) {
    const key = JSON.stringify([line.listId, line.productId])
    const known = merged.get(key)
    const allAhead = ahead + (known?.ahead ?? 0)
    const quantity = line.quantity + (known?.quantity ?? 0)
    merged.set(key, { ...line, quantity, ...(allAhead !== 0 && { ahead: allAhead }) })
  }
  const rank = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...merged.values()].sort(
    (a, b) => rank(a.listId, b.listId) || rank(a.productId, b.productId),
  )
}
