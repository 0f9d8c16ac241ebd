import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { sumStock, type StockStatus } from '../inventory/inventory.rules'
import type { ProductFamily } from './product-family'

type ListStock = ReadonlyMap<string, StockStatus> | undefined

const NOTHING = sumStock([])

/**
 * Returns a family's stock in one list. A master, variation group or set has the sum of its parts.
 * A bundle has as many pieces as all its parts allow (and its own record, if it has one).
 */
export function stockOf(family: ProductFamily, list: ListStock): StockStatus {
  const { product, variants, members } = family
  const own = list?.get(product.id)
  if (product.kind === 'set') return sumStock(members.map((member) => stockOf(member.family, list)))
  if (product.kind === 'master' || product.kind === 'variation_group') {
    return sumStock(variants.flatMap((variant) => list?.get(variant.id) ?? []))
  }
  if (product.kind === 'bundle' && members.length > 0) {
    const parts = members.map(({ family: part, quantity }) =>
      divide(stockOf(part, list), Math.max(1, quantity)),
    )
    return leastOf(own?.isRecorded ? [own, ...parts] : parts)
  }
  return own ?? NOTHING
}

function divide(status: StockStatus, quantity: number): StockStatus {
  const ats = Math.floor(status.ats / quantity)
  const stockLevel = Math.floor(status.stockLevel / quantity)
  return { ...status, ats, stockLevel, orderable: status.orderable && ats > 0 }
}

function leastOf(statuses: readonly StockStatus[]): StockStatus {
  const dates = statuses.flatMap(({ inStockDate }) => inStockDate ?? [])
  const latest = dates.sort((a, b) => b.getTime() - a.getTime())[0]
  return {
    ats: Math.min(...statuses.map(({ ats }) => ats)),
    stockLevel: Math.min(...statuses.map(({ stockLevel }) => stockLevel)),
    orderable: statuses.every(({ orderable }) => orderable),
    preorderable: statuses.some(({ preorderable }) => preorderable),
    backorderable: statuses.some(({ backorderable }) => backorderable),
    ...(latest && { inStockDate: latest }),
  }
}

export function toInventory(listId: string, status: StockStatus): ShopperProductsTypes.Inventory {
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
