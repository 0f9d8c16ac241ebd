/** The fields of an order that rules use, in dollars; the SDK's order fits it. */
interface OrderAmounts {
  orderTotal?: number
  shippingTotal?: number
  taxTotal?: number
  /** `gross`: the other amounts hold the tax. */
  taxation?: string
}

/** An order's subtotal is its total minus shipping minus what tax adds, to the cent (ORD-007). */
export function orderSubtotal({
  taxation,
  orderTotal = 0,
  shippingTotal = 0,
  taxTotal = 0,
}: OrderAmounts) {
  const addedTax = taxation === 'gross' ? 0 : taxTotal
  return Math.round((orderTotal - shippingTotal - addedTax) * 100) / 100
}
