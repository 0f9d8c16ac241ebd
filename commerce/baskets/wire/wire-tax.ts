import { toDecimal } from '../../money'
import type { LineTax } from '../../tax/tax.rules'

/**
 * Returns the tax fields of an item; empty while the place of delivery is unknown or no external
 * tax is set.
 * @param basisMinor the discounted price, on which the tax is charged.
 * @param fullTaxMinor the tax on the price before discounts.
 */
export function toTaxFields(
  basisMinor: number,
  tax: LineTax | undefined,
  fullTaxMinor: number,
  currency: string,
) {
  if (!tax) return {}
  return {
    tax: toDecimal(fullTaxMinor, currency),
    adjustedTax: toDecimal(tax.minor, currency),
    taxBasis: toDecimal(basisMinor, currency),
    taxRate: tax.rate,
    ...(tax.classId ? { taxClassId: tax.classId } : {}),
  }
}
