import type { MixLine } from '@/domain/custom-mix'
import type { ShipmentFacts, ShippedItem } from '@/domain/shipments'

/** A line of a bag or an order; the SDK's items fit it. */
export interface PurchaseLine extends MixLine {
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
  /** How often it is to come again: `N_M`, every N of the period M (CART-050). */
  c_subscriptionFrequency?: unknown
  /** What was chosen with it, and what that costs for all pieces, in dollars. */
  optionItems?: readonly LineOption[]
  /** It came along with other lines, for nothing. */
  bonusProductLineItem?: boolean
}

interface LineOption {
  optionId?: string
  optionValueId?: string
  /** The name of the chosen value. */
  itemText?: string
  price?: number
}

/** The amounts of a bag or an order, in dollars; the SDK's documents fit it. */
export interface PurchaseTotals {
  /** `gross`: all prices hold their tax. */
  taxation?: string
  productSubTotal?: number
  shippingTotal?: number
  taxTotal?: number
  orderTotal?: number
  orderPriceAdjustments?: readonly PriceAdjustment[]
  shippingItems?: readonly ShippingLine[]
  /** What is picked up is listed apart from what is sent. */
  shipments?: readonly ShipmentFacts[]
  productItems?: readonly ShippedItem[]
  paymentInstruments?: readonly PayingInstrument[]
  /** What gift cards leave to pay. */
  c_paymentAmount?: unknown
  /** Certificates that were bought. */
  giftCertificateItems?: readonly { giftCertificateItemId?: string; amount?: number }[]
}

/** What pays, and how much of it, in dollars. */
interface PayingInstrument {
  paymentInstrumentId?: string
  paymentMethodId?: string
  maskedGiftCertificateCode?: string
  amount?: number
}

/** The delivery of one shipment. */
export interface ShippingLine {
  itemId?: string
  shipmentId?: string
  price?: number
  priceAfterItemDiscount?: number
  priceAdjustments?: readonly PriceAdjustment[]
}

interface PriceAdjustment {
  priceAdjustmentId?: string
  itemText?: string
  price?: number
}
