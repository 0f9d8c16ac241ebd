/** What one piece costs, in dollars, from this many on. */
export interface PriceTier {
  quantity: number
  price: number
}

/**
 * The steps in which a price falls, of all price books together: at each quantity the lowest, and
 * only where it is lower than before. Nothing for a product that has one price (SITE-009).
 */
export function toPriceTiers(prices: readonly PriceTier[]): PriceTier[] {
  const steps: PriceTier[] = []
  for (const tier of [...prices].sort((a, b) => a.quantity - b.quantity || a.price - b.price)) {
    const last = steps.at(-1)
    if (last === undefined || tier.price < last.price) steps.push({ ...tier })
  }
  return steps.length > 1 ? steps : []
}

/** The step that a quantity reaches. */
export function tierAt(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.filter((tier) => tier.quantity <= quantity).at(-1)
}
