import { isSelected, type PromotedProduct } from '../promotions/product-selection.rules'
import type { ShippingCostGroup, ShippingPriceStep, ShippingRestriction } from './shipping.tables'

/** Some pieces of one product, on their way. */
export interface ShippedGoods {
  product: PromotedProduct
  quantity: number
  /** What all of them cost, their discounts taken off. Cents. */
  minor: number
}

/** What a price is made of. */
export interface PricedMethod {
  priceTable: readonly ShippingPriceStep[]
  costGroups?: readonly ShippingCostGroup[]
  /** What it costs is added to what this method says. */
  base?: PricedMethod
}

const PERCENT = 100

/**
 * The price in cents of sending goods: by the table for their value, and for each piece what its
 * product costs. Goods of a fixed price do not count towards the value, and alone they cost nothing
 * else.
 */
export function shippingPriceMinor(method: PricedMethod, goods: readonly ShippedGoods[]): number {
  const base = method.base && shippingPriceMinor(method.base, goods)
  const costs = goods.map(({ product }) => findCost(method, product))
  const tabled = goods.filter((_, index) => costs[index]?.kind !== 'fixed')
  const value = tabled.reduce((sum, { minor }) => sum + minor, 0)
  const perPiece = goods.reduce(
    (sum, { quantity }, index) => sum + (costs[index]?.amountMinor ?? 0) * quantity,
    0,
  )
  const isFixed = goods.length > 0 && tabled.length === 0
  return (base ?? 0) + perPiece + (isFixed ? 0 : tablePrice(method.priceTable, value, base))
}

/** Whether a method delivers all of them. */
export function deliversGoods(
  { excludedProducts }: ShippingRestriction,
  goods: readonly Pick<ShippedGoods, 'product'>[],
): boolean {
  return !excludedProducts || !goods.some(({ product }) => isSelected(product, excludedProducts))
}

/** Whether products decide what a method costs. */
export function hasProductCosts({ costGroups = [], base }: PricedMethod): boolean {
  return costGroups.length > 0 || (base !== undefined && hasProductCosts(base))
}

function findCost({ costGroups = [] }: PricedMethod, product: PromotedProduct) {
  return costGroups.find(({ products }) => isSelected(product, products))
}

function tablePrice(
  steps: readonly ShippingPriceStep[],
  value: number,
  base: number | undefined,
): number {
  let reached: ShippingPriceStep | undefined
  for (const step of steps) {
    if (step.minAmountMinor > value) continue
    if (!reached || step.minAmountMinor >= reached.minAmountMinor) reached = step
  }
  const { rateMinor = 0, percentage = 0 } = reached ?? {}
  return rateMinor + Math.round(((base ?? value) * percentage) / PERCENT)
}
