interface Asked {
  /** Maximum quantity per order; undefined means no limit. */
  limit: number | undefined
  inBag: number
  /** Quantity in stock, besides the basket's; undefined if unknown. */
  stock: number | undefined
}

/** Returns how much of a product may still be added, and what limits it (MAT-010). */
export function quotaOf({ limit, inBag, stock }: Asked) {
  const left = limit === undefined ? undefined : Math.max(0, limit - inBag)
  const known = [stock, left].filter((most) => most !== undefined)
  return {
    /** The quantity that the order limit still allows. */
    left,
    available: known.length > 0 ? Math.min(...known) : undefined,
    /** Whether the order limit is reached before the stock is. */
    isLimited: left !== undefined && (stock === undefined || left <= stock),
  }
}
