interface Added {
  productId: string
  quantity: number
}

/** One row a product, with the pieces of all its rows (SHEET-014). */
export function mergeAdded(items: readonly Added[]): Added[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}
