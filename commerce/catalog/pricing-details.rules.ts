import { isOn } from '../custom-flag'
import { toDecimal } from '../money'
import { unitPriceMinor, type ProductPrices } from '../pricing/pricing.rules'

/** Retail price and profit of a fundraiser's product (PDP-042); in decimals. */
export interface PricingDetails {
  /** The suggested selling price: of what is ordered, and of one unit in it. */
  standard: { price: number; pricePerUnit: number }
  discountAmount: number
  /** Whole percent of the selling price. */
  discountPercent: number
}

/**
 * The suggested selling price is the highest of the price books, what is paid less stays with the
 * cause; a case sells by its units. Undefined for what has no price.
 */
export function toPricingDetails(
  prices: ProductPrices | undefined,
  custom: Readonly<Record<string, unknown>>,
): PricingDetails | undefined {
  if (!prices) return undefined
  const paidMinor = unitPriceMinor(prices, 1)
  if (paidMinor === undefined) return undefined
  const sellingMinor = Math.max(paidMinor, ...prices.perBook.values())
  const units = isOn(custom['isCase']) ? Number(custom['caseQuantity'] ?? 1) : 1
  return {
    standard: {
      price: toDecimal(sellingMinor),
      pricePerUnit: toDecimal(Math.round(sellingMinor / (units >= 1 ? units : 1))),
    },
    discountAmount: toDecimal(sellingMinor - paidMinor),
    discountPercent:
      sellingMinor > 0 ? Math.round(((sellingMinor - paidMinor) / sellingMinor) * 100) : 0,
  }
}
