/** The price per piece in dollars, from this quantity on. */
export interface PriceTier {
  quantity: number
  price: number
}

/**
 * Returns the quantity discounts of all price books together: the lowest price at each quantity, if
 * it is lower than before. Empty for a product with a single price (SITE-009).
 */
export function toPriceTiers(prices: readonly PriceTier[]): PriceTier[] {
  const steps: PriceTier[] = []
  for (const tier of [...prices].sort((a, b) => a.quantity - b.quantity || a.price - b.price)) {
    const last = steps.at(-1)
    if (last === undefined || tier.price < last.price) steps.push({ ...tier })
  }
  return steps.length > 1 ? steps : []
}

export function tierAt(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.filter((tier) => tier.quantity <= quantity).at(-1)
}
