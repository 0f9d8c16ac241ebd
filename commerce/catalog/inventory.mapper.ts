import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { UNLIMITED, type StockStatus } from '../inventory/inventory.rules'

type Inventory = ShopperProductsTypes.Inventory

export function toInventory(listId: string, status: StockStatus): Inventory {
  const { ats, backorderable, orderable, preorderable, stockLevel, inStockDate } = status
  return {
    ats,
    backorderable,
    id: listId,
    orderable,
    preorderable,
    stockLevel,
    ...(inStockDate && { inStockDate: inStockDate.toISOString() }),
  }
}

/** A master has what its variants have together. */
export function sumStock(statuses: readonly StockStatus[]): StockStatus {
  const total = (pick: (status: StockStatus) => number) =>
    Math.min(
      UNLIMITED,
      statuses.reduce((sum, status) => sum + pick(status), 0),
    )
  return {
    ats: total((status) => status.ats),
    stockLevel: total((status) => status.stockLevel),
    orderable: statuses.some((status) => status.orderable),
    preorderable: statuses.some((status) => status.preorderable),
    backorderable: statuses.some((status) => status.backorderable),
  }
}
