import { exactSum } from '@rules/currency'

/** The fields of an order that the rules use, as decimals; the SDK's order is compatible. */
interface OrderAmounts {
  orderTotal?: number
  shippingTotal?: number
  taxTotal?: number
  /** `gross`: the other amounts include tax. */
  taxation?: string
}

/** Returns an order's subtotal: its total minus shipping minus added tax (ORD-007). */
export function orderSubtotal({
  taxation,
  orderTotal = 0,
  shippingTotal = 0,
  taxTotal = 0,
}: OrderAmounts) {
  const addedTax = taxation === 'gross' ? 0 : taxTotal
  return exactSum(orderTotal - shippingTotal - addedTax)
}
