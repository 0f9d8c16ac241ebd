/** A line of a bag or an order; the SDK's items fit it. */
export interface PurchaseLine {
  itemId?: string
  productId?: string
  productName?: string
  quantity?: number
  /** Dollars for one piece. */
  basePrice?: number
  /** Dollars for all of them. */
  price?: number
  priceAfterItemDiscount?: number
  priceAdjustments?: readonly PriceAdjustment[]
  shipmentId?: string
  /** How often it is to come again: `N_M`, every N of the period M (D2 §3). */
  c_subscriptionFrequency?: unknown
}

/** The amounts of a bag or an order, in dollars; the SDK's documents fit it. */
export interface PurchaseTotals {
  productSubTotal?: number
  shippingTotal?: number
  taxTotal?: number
  orderTotal?: number
  orderPriceAdjustments?: readonly PriceAdjustment[]
  shippingItems?: readonly ShippingLine[]
}

/** The delivery of one shipment. */
export interface ShippingLine {
  itemId?: string
  price?: number
  priceAfterItemDiscount?: number
  priceAdjustments?: readonly PriceAdjustment[]
}

export interface PriceAdjustment {
  priceAdjustmentId?: string
  itemText?: string
  price?: number
}
