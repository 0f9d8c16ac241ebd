import { notAvailable } from '../baskets/items/availability.rules'
import type { Trx } from '../db/client'
import { InsufficientStock } from '../inventory/insufficient-stock'
import { mergeLines, type StockLine } from '../inventory/inventory.rules'
import type { OrderDependencies } from './order-dependencies'

/** Returns what an order needs besides what it has taken, and what it no longer needs. */
export function compareStock(
  held: readonly StockLine[],
  needed: readonly StockLine[],
): { more: StockLine[]; less: StockLine[] } {
  const taken = held.map((line) => ({ ...line, quantity: -line.quantity }))
  const all = mergeLines([...needed, ...taken]).map(({ listId, productId, quantity }) => ({
    ...{ listId, productId, quantity },
  }))
  return {
    more: all.filter(({ quantity }) => quantity > 0),
    less: all
      .filter(({ quantity }) => quantity < 0)
      .map((line) => ({ ...line, quantity: -line.quantity })),
  }
}

/** @returns what `InventoryService.take` does. @throws Problem 400 if another order took the last pieces at this moment. */
export async function takeStock(
  trx: Trx,
  { inventory }: Pick<OrderDependencies, 'inventory'>,
  lines: readonly StockLine[],
): Promise<StockLine[]> {
  return inventory.take(trx, lines).catch((error: unknown) => {
    if (!(error instanceof InsufficientStock)) throw error
    throw notAvailable(error.productId, error.requested, error.available)
  })
}
