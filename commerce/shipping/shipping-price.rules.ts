import { percentOf } from '../percentages'
import { isSelected, type PromotedProduct } from '../promotions/product-selection.rules'
import type { ShippingCostGroup, ShippingPriceStep, ShippingRestriction } from './shipping.tables'

export interface ShippedGoods {
  product: PromotedProduct
  quantity: number
  /** Price of all pieces after discounts, in cents. */
  minor: number
}

export interface PricedMethod {
  priceTable: readonly ShippingPriceStep[]
  costGroups?: readonly ShippingCostGroup[]
  base?: PricedMethod
}

/**
 * Returns the shipping price of goods in cents: the table price for their value, plus the costs per
 * piece of their products. Goods with a fixed price do not count toward the value; if there are no
 * others, there is no table price.
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

export function deliversGoods(
  { excludedProducts }: ShippingRestriction,
  goods: readonly Pick<ShippedGoods, 'product'>[],
): boolean {
  return !excludedProducts || !goods.some(({ product }) => isSelected(product, excludedProducts))
}

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
  return rateMinor + percentOf(base ?? value, percentage)
}
