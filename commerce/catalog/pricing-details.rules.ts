import { isOn } from '../custom-values'
import { toDecimal } from '../money'
import { unitPriceMinor, type ProductPrices } from '../pricing/pricing.rules'

/** Retail price and profit of a fundraiser's product (PDP-042), as decimal amounts. */
export interface PricingDetails {
  /** The suggested selling price: for the ordered quantity, and for one unit in it. */
  standard: { price: number; pricePerUnit: number }
  discountAmount: number
  /** A whole percentage of the selling price. */
  discountPercent: number
}

/**
 * `pricePerUnit` is the price of one unit in a case. Returns undefined for products without a
 * price.
 */
export function toPricingDetails(
  prices: ProductPrices | undefined,
  custom: Readonly<Record<string, unknown>>,
  currency: string,
): PricingDetails | undefined {
  if (!prices) return undefined
  const paidMinor = unitPriceMinor(prices, 1)
  if (paidMinor === undefined) return undefined
  const sellingMinor = Math.max(paidMinor, ...prices.perBook.values())
  const units = isOn(custom['isCase']) ? Number(custom['caseQuantity'] ?? 1) : 1
  return {
    standard: {
      price: toDecimal(sellingMinor, currency),
      pricePerUnit: toDecimal(Math.round(sellingMinor / (units >= 1 ? units : 1)), currency),
    },
    discountAmount: toDecimal(sellingMinor - paidMinor, currency),
    discountPercent:
      sellingMinor > 0 ? Math.round(((sellingMinor - paidMinor) / sellingMinor) * 100) : 0,
  }
}
