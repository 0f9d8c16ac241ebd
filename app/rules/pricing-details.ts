import { exactSum, roundAmount } from '@rules/currency'
import { asFields, asNumber } from '@/lib/read-fields'

/** Retail price and profit of a fundraiser's product (PDP-042). */
export interface PricingDetails {
  /** The suggested selling price: of the ordered product, and of one unit in it. */
  standard: { price: number; pricePerUnit: number }
  /** Profit per product sold. */
  discountAmount: number
  /** Profit in whole percent of the selling price. */
  discountPercent: number
}

/**
 * Returns the pricing of a fundraiser: the suggested selling price is the list price, and the
 * difference to the paid price is the profit.
 * @param units number of units in a case
 */
export function pricingDetailsOf(
  { amount, list }: { amount: number; list?: number },
  currency: string,
  units = 1,
): PricingDetails {
  const price = Math.max(list ?? amount, amount)
  const discountAmount = exactSum(price - amount)
  return {
    standard: { price, pricePerUnit: roundAmount(price / Math.max(1, units), currency) },
    discountAmount,
    discountPercent: price > 0 ? Math.round((discountAmount / price) * 100) : 0,
  }
}

/** Reads the service's `c_pricingDetails`; undefined if a value is missing. */
export function readPricingDetails(value: unknown): PricingDetails | undefined {
  const details = asFields(value)
  const standard = asFields(details.standard)
  const price = asNumber(standard.price)
  const pricePerUnit = asNumber(standard.pricePerUnit)
  const discountAmount = asNumber(details.discountAmount)
  const discountPercent = asNumber(details.discountPercent)
  if (price === undefined || pricePerUnit === undefined) return undefined
  if (discountAmount === undefined || discountPercent === undefined) return undefined
  return { standard: { price, pricePerUnit }, discountAmount, discountPercent }
}

/** Returns the profit for a quantity: the discount amount times the quantity (PDP-027). */
export function earningsOf({ discountAmount }: PricingDetails, quantity: number): number {
  return exactSum(discountAmount * quantity)
}
