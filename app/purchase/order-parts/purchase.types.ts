import type { MixLine } from '@/rules/custom-mix'
import type { ShipmentFacts, ShippedItem } from '@/rules/shipments'

export interface PurchaseLine extends MixLine {
  itemId?: string
  productId?: string
  productName?: string
  quantity?: number
  /** Price per piece, in dollars. */
  basePrice?: number
  /** Price of the whole quantity, in dollars. */
  price?: number
  priceAfterItemDiscount?: number
  priceAdjustments?: readonly PriceAdjustment[]
  shipmentId?: string
  /** Subscription frequency `N_M`: every N of the period M (CART-050). */
  c_subscriptionFrequency?: unknown
  /** The chosen options, with their price for the whole quantity in dollars. */
  optionItems?: readonly LineOption[]
  bonusProductLineItem?: boolean
}

interface LineOption {
  optionId?: string
  optionValueId?: string
  itemText?: string
  price?: number
}

/** The amounts of a basket or an order, in dollars; the SDK's documents are compatible. */
export interface PurchaseTotals {
  /** `gross`: all prices include tax. */
  taxation?: string
  productSubTotal?: number
  shippingTotal?: number
  taxTotal?: number
  /** The tax of a shipment is not known yet. */
  c_taxPending?: unknown
  orderTotal?: number
  orderPriceAdjustments?: readonly PriceAdjustment[]
  shippingItems?: readonly ShippingLine[]
  /** Used to list pickups separately from deliveries. */
  shipments?: readonly ShipmentFacts[]
  productItems?: readonly ShippedItem[]
  paymentInstruments?: readonly PayingInstrument[]
  /** The amount left to pay after gift cards. */
  c_paymentAmount?: unknown
  giftCertificateItems?: readonly { giftCertificateItemId?: string; amount?: number }[]
}

interface PayingInstrument {
  paymentInstrumentId?: string
  paymentMethodId?: string
  maskedGiftCertificateCode?: string
  amount?: number
}

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
