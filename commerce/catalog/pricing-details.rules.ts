import { isOn } from '../custom-flag'
import { toDecimal } from '../money'
import { unitPriceMinor, type ProductPrices } from '../pricing/pricing.rules'

/** Retail price and profit of a fundraising product (PDP-042), in decimals. */
export interface PricingDetails {
  /** The suggested retail price, of the ordered package and of one unit in it. */
  standard: { price: number; pricePerUnit: number }
  discountAmount: number
  /** Whole percent of the retail price. */
  discountPercent: number
}

/**
 * The suggested retail price is the highest of the price books; the difference to the paid price is
 * the fundraiser's profit. A case is sold by unit. Returns undefined for a product without a price.
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
