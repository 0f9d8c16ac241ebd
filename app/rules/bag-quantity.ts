/** Maximum quantity of one basket line (CART-006). */
export const MAX_LINE_QUANTITY = 999

/** How the basket handles a requested quantity (CART-019, CART-020). */
export type QuantityDecision =
  | { kind: 'unchanged' }
  | { kind: 'update'; quantity: number }
  /** Quantity 0: the shopper confirms that the line is removed. */
  | { kind: 'confirm-removal' }
  /** The quantity is above 999. */
  | { kind: 'too-many' }
  /** The quantity exceeds the stock: the line gets the remaining stock. */
  | { kind: 'reduce'; from: number; quantity: number }
  /**
   * The quantity exceeds the stock, but the line is not reduced: nothing is left, or other lines
   * share the stock.
   */
  | { kind: 'exceeds-stock'; available: number }

interface QuantityQuestion {
  /** The quantity that was typed or stepped to. */
  requested: number
  current: number
  /** Quantity in stock; if it is unknown (undefined), the service decides. */
  stock?: number
  /** Maximum quantity per order, over all lines; undefined means no limit. */
  limit?: number
  /** Quantity of the same product in the basket's other lines. */
  inOtherLines: number
}

/** Decides how to handle a quantity before it is sent; the service has the final decision. */
export function decideQuantity(question: QuantityQuestion): QuantityDecision {
  const { current, stock, limit = Infinity, inOtherLines } = question
  if (question.requested === 0 && current > 0) return { kind: 'confirm-removal' }
  if (question.requested > MAX_LINE_QUANTITY) return { kind: 'too-many' }
  // above the limit per order, the line gets the largest allowed quantity
  const requested = Math.min(question.requested, Math.max(current, limit - inOtherLines))
  if (requested === current) return { kind: 'unchanged' }
  // a smaller quantity than before is always accepted, regardless of stock
  if (stock === undefined || requested < current || requested + inOtherLines <= stock) {
    return { kind: 'update', quantity: requested }
  }
  return reduceToStock(question.requested, stock, inOtherLines)
}

/**
 * Reduces a line that exceeds the stock to the remaining stock, if some is left and no other line
 * shares it.
 */
export function reduceToStock(
  requested: number,
  stock: number,
  inOtherLines: number,
): Extract<QuantityDecision, { kind: 'reduce' | 'exceeds-stock' }> {
  return stock > 0 && inOtherLines === 0
    ? { kind: 'reduce', from: requested, quantity: stock }
    : { kind: 'exceeds-stock', available: Math.max(0, stock) }
}

/** Parses a typed quantity: a whole number, or undefined for anything else. */
export function parseQuantity(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
}
