interface Asked {
  /** The most of it that one order may hold; undefined: as many as there are. */
  limit: number | undefined
  /** Pieces of it that the order holds. */
  inBag: number
  /** Pieces that are still available, besides those in the bag; undefined when not known. */
  stock: number | undefined
}

/** How many of a product may still be added, and what limits it (MAT-010). */
export function quotaOf({ limit, inBag, stock }: Asked) {
  const left = limit === undefined ? undefined : Math.max(0, limit - inBag)
  const known = [stock, left].filter((most) => most !== undefined)
  return {
    /** How many more an order may contain. */
    left,
    /** That, or what there is, whichever is less. */
    available: known.length > 0 ? Math.min(...known) : undefined,
    /** That limit, not the stock, is what comes first. */
    isLimited: left !== undefined && (stock === undefined || left <= stock),
  }
}
