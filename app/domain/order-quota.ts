interface Asked {
  /** The most of it that one order may hold; undefined: as many as there are. */
  limit: number | undefined
  /** Pieces of it that the order holds. */
  inBag: number
  /** Pieces that can still be had, besides those in the bag; undefined when not known. */
  stock: number | undefined
}

/** How many of a product may still be added, and what stands in the way of more (MAT-010). */
export function quotaOf({ limit, inBag, stock }: Asked) {
  const left = limit === undefined ? undefined : Math.max(0, limit - inBag)
  const known = [stock, left].filter((most) => most !== undefined)
  return {
    /** What an order may still hold of it. */
    left,
    /** That, or what there is, whichever is less. */
    available: known.length > 0 ? Math.min(...known) : undefined,
    /** That limit, not the stock, is what comes first. */
    isLimited: left !== undefined && (stock === undefined || left <= stock),
  }
}
