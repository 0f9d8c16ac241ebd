import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { StockStatus } from '../inventory/inventory.rules'

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
