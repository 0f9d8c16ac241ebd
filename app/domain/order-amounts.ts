/** What the rules read of an order, in dollars; the SDK's order fits it. */
interface OrderAmounts {
  orderTotal?: number
  shippingTotal?: number
  taxTotal?: number
}

/** An order's subtotal is its total minus shipping minus tax, to the cent (D2 §3). */
export function orderSubtotal({ orderTotal = 0, shippingTotal = 0, taxTotal = 0 }: OrderAmounts) {
  return Math.round((orderTotal - shippingTotal - taxTotal) * 100) / 100
}
