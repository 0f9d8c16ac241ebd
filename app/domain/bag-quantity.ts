/** The bag's highest quantity of one line (CART-006). */
export const MAX_LINE_QUANTITY = 999

/** How a requested quantity is handled in the bag (CART-019, CART-020). */
export type QuantityDecision =
  | { kind: 'unchanged' }
  | { kind: 'update'; quantity: number }
  /** 0: the shopper is asked whether the line goes. */
  | { kind: 'confirm-removal' }
  /** Above 999. */
  | { kind: 'too-many' }
  /** More than there is: the line takes what is left. */
  | { kind: 'reduce'; from: number; quantity: number }
  /** More than there is, and no one line to take it from. */
  | { kind: 'exceeds-stock'; available: number }

interface QuantityQuestion {
  /** The text that was typed or stepped to. */
  requested: number
  current: number
  /** Pieces in stock; undefined while not known: then the service decides. */
  stock?: number
  /** Pieces that one order may hold, over all lines; undefined: any number. */
  limit?: number
  /** Pieces of the same product in the bag's other lines. */
  inOtherLines: number
}

/** Decides about a quantity before the service is asked; the service has the last word. */
export function decideQuantity(question: QuantityQuestion): QuantityDecision {
  const { current, stock, limit = Infinity, inOtherLines } = question
  if (question.requested === 0 && current > 0) return { kind: 'confirm-removal' }
  if (question.requested > MAX_LINE_QUANTITY) return { kind: 'too-many' }
  // Above the limit of an order, the line takes as many as the limit allows.
  const requested = Math.min(question.requested, Math.max(current, limit - inOtherLines))
  if (requested === current) return { kind: 'unchanged' }
  // Fewer than before is always taken, whatever became of the stock.
  if (stock === undefined || requested < current || requested + inOtherLines <= stock) {
    return { kind: 'update', quantity: requested }
  }
  return reduceToStock(question.requested, stock, inOtherLines)
}

/** A line that holds more than there is: reduced to stock if some is left and it is the only one. */
export function reduceToStock(
  requested: number,
  stock: number,
  inOtherLines: number,
): Extract<QuantityDecision, { kind: 'reduce' | 'exceeds-stock' }> {
  return stock > 0 && inOtherLines === 0
    ? { kind: 'reduce', from: requested, quantity: stock }
    : { kind: 'exceeds-stock', available: Math.max(0, stock) }
}

/** A typed quantity: a whole number, or undefined for anything else. */
export function parseQuantity(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
}
