import { notAvailable } from '../baskets/items/availability.rules'
import type { Trx } from '../db/client'
import { InsufficientStock } from '../inventory/insufficient-stock'
import { mergeLines, negated, withAhead, type StockLine } from '../inventory/inventory.rules'
import type { OrderDependencies } from './order-dependencies'

/** Returns what an order needs besides what it has taken, and what it no longer needs. */
export function compareStock(
  held: readonly StockLine[],
  needed: readonly StockLine[],
): { more: StockLine[]; less: StockLine[] } {
  const all = mergeLines([...needed, ...held.map(negated)]).map(
    ({ listId, productId, quantity }) => ({ listId, productId, quantity }),
  )
  const less = all.filter(({ quantity }) => quantity < 0).map(negated)
  return { more: all.filter(({ quantity }) => quantity > 0), less: withAhead(less, held) }
}

/** Exchanges the stock of an order. @returns what it needs, with what was taken ahead of it */
export async function exchangeStock<Line extends StockLine>(
  trx: Trx,
  dependencies: Pick<OrderDependencies, 'inventory'>,
  held: readonly StockLine[],
  needed: readonly Line[],
): Promise<Line[]> {
  const { more, less } = compareStock(held, needed)
  const taken = await takeStock(trx, dependencies, more)
  await dependencies.inventory.giveBack(trx, less)
  return withAhead(needed, [...held, ...taken, ...less.map(negated)])
}

/** @returns what `InventoryService.take` does. @throws Problem 400 if another order took the last pieces at this moment. */
export async function takeStock<Line extends StockLine>(
  trx: Trx,
  { inventory }: Pick<OrderDependencies, 'inventory'>,
  lines: readonly Line[],
): Promise<Line[]> {
  return inventory.take(trx, lines).catch((error: unknown) => {
    if (!(error instanceof InsufficientStock)) throw error
    throw notAvailable(error.productId, error.requested, error.available)
  })
}
