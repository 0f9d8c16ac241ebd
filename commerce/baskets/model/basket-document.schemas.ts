import { z } from 'zod'
import { PaymentCard } from '../../payments/payment-card.schemas'
import { CustomProperties } from './custom-properties.schemas'

/** The id of the default shipment, which every basket has. */
export const DEFAULT_SHIPMENT_ID = 'me'

const Custom = CustomProperties.default({})

export const Address = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  companyName: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  suite: z.string().optional(),
  city: z.string().optional(),
  stateCode: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string().optional(),
  phone: z.string().optional(),
  title: z.string().optional(),
  jobTitle: z.string().optional(),
  postBox: z.string().optional(),
  salutation: z.string().optional(),
  secondName: z.string().optional(),
  suffix: z.string().optional(),
  custom: Custom,
})
export type Address = z.infer<typeof Address>

/** The value chosen for one option of a product, e.g. `giftWrap` → `ribbon`. */
export const ChosenOption = z.object({
  itemId: z.string(),
  optionId: z.string(),
  optionValueId: z.string(),
})
export type ChosenOption = z.infer<typeof ChosenOption>

/** A part of a bundle. `quantity` is the number of pieces in each bundle. */
export const BundledItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  quantity: z.number().int().positive(),
  gift: z.boolean().default(false),
  giftMessage: z.string().optional(),
  custom: Custom,
})
export type BundledItem = z.infer<typeof BundledItem>

export const BasketItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  quantity: z.number().int().positive(),
  shipmentId: z.string(),
  /** Absent for the site's own inventory list. */
  inventoryId: z.string().optional(),
  optionItems: z.array(ChosenOption).optional(),
  bundledItems: z.array(BundledItem).optional(),
  /**
   * The id of the bonus choice that contains this product. It is derived from the promotion's id,
   * and does not change.
   */
  bonusDiscountLineItemId: z.string().optional(),
  productListItem: z.object({ id: z.string() }).optional(),
  gift: z.boolean().default(false),
  giftMessage: z.string().optional(),
  custom: Custom,
})
export type BasketItem = z.infer<typeof BasketItem>

export const Shipment = z.object({
  shipmentId: z.string(),
  shippingAddress: Address.optional(),
  shippingMethodId: z.string().optional(),
  gift: z.boolean().default(false),
  giftMessage: z.string().optional(),
  /** ISO time at which the shipment was added. Removed once the shipment contains something. */
  awaitedSince: z.string().optional(),
  custom: Custom,
})
export type Shipment = z.infer<typeof Shipment>

/** A retailer's gift card, with only the data that may be shown. */
const GiftCard = z.object({
  brand: z.string(),
  maskedCardNumber: z.string(),
  expirationMonth: z.number().int().optional(),
  expirationYear: z.number().int().optional(),
})

export const PaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  /**
   * Requested amount in cents. Ignored if this is the only instrument besides gift certificates: it
   * then pays the whole open amount.
   */
  amountMinor: z.number().int().nonnegative().optional(),
  paymentCard: PaymentCard.optional(),
  bankRoutingNumber: z.string().optional(),
  /**
   * Code of a gift certificate or gift card, shown only in masked form. `amountMinor` is then at
   * most its balance.
   */
  giftCertificateCode: z.string().optional(),
  giftCard: GiftCard.optional(),
  custom: Custom,
})
export type PaymentInstrument = z.infer<typeof PaymentInstrument>

/** A promo code. Its coupon is looked up at each pricing of the basket. */
export const BasketCoupon = z.object({ couponItemId: z.string(), code: z.string() })
export type BasketCoupon = z.infer<typeof BasketCoupon>

export const GiftCertificateItem = z.object({
  giftCertificateItemId: z.string(),
  amountMinor: z.number().int().positive(),
  recipientEmail: z.string(),
  recipientName: z.string().optional(),
  senderName: z.string().optional(),
  message: z.string().optional(),
  shipmentId: z.string().optional(),
  custom: Custom,
})
export type GiftCertificateItem = z.infer<typeof GiftCertificateItem>

/** A discount that a merchant's client adds by hand, in addition to promotions. */
export const ManualAdjustment = z.object({
  priceAdjustmentId: z.string(),
  /** Not the id of a promotion of the site; unique in the basket. */
  promotionId: z.string(),
  level: z.enum(['order', 'product', 'shipping']),
  /** The product or shipping item; absent at the level `order`. */
  itemId: z.string().optional(),
  itemText: z.string().optional(),
  reasonCode: z.string().optional(),
  discount: z.discriminatedUnion('type', [
    z.object({ type: z.literal('percentage'), percentage: z.number().min(0).max(100) }),
    z.object({ type: z.literal('amount'), amountMinor: z.number().int().nonnegative() }),
    z.object({ type: z.literal('fixed_price'), amountMinor: z.number().int().nonnegative() }),
  ]),
  createdBy: z.string(),
  createdAt: z.string(),
  lastModified: z.string(),
  custom: Custom,
})
export type ManualAdjustment = z.infer<typeof ManualAdjustment>

/**
 * A tax set by a client: a rate, and an amount unless the engine should compute it from the rate.
 */
export const ExternalTax = z.object({
  id: z.string(),
  rate: z.number().nonnegative(),
  amountMinor: z.number().int().optional(),
})
export type ExternalTax = z.infer<typeof ExternalTax>

/** A quantity that was reduced without the shopper's request. Returned until the next change. */
const QuantityNotice = z.object({
  itemId: z.string(),
  productId: z.string(),
  from: z.number().int(),
  to: z.number().int(),
})

/** The shopper's choices. Prices, tax and totals are computed from them (`calculateBasket`). */
export const BasketDocument = z.object({
  customerInfo: z
    .object({
      email: z.string().optional(),
      customerName: z.string().optional(),
      custom: Custom,
    })
    .default({ custom: {} }),
  items: z.array(BasketItem).default([]),
  shipments: z.array(Shipment).min(1),
  billingAddress: Address.optional(),
  coupons: z.array(BasketCoupon).default([]),
  paymentInstruments: z.array(PaymentInstrument).default([]),
  giftCertificateItems: z.array(GiftCertificateItem).optional(),
  manualAdjustments: z.array(ManualAdjustment).optional(),
  /** If absent, the price books come from the shopper's site, groups and source code. */
  priceBookIds: z.array(z.string()).optional(),
  /** If absent, taxes are internal: computed from the site's tax tables. */
  taxMode: z.enum(['internal', 'external']).optional(),
  /**
   * By the id of a product, option, shipping or gift certificate item, or of a price adjustment.
   */
  externalTaxes: z.record(z.string(), z.array(ExternalTax)).optional(),
  /** Not read: every basket has the channel `storefront`. */
  channelType: z.string().optional(),
  sourceCode: z.string().optional(),
  /** If absent, the site's currency. */
  currency: z.string().optional(),
  /** By the id of a shipment's shipping item (`shippingItemIdOf`). */
  shippingItemCustom: z.record(z.string(), CustomProperties).optional(),
  custom: Custom,
  notices: z.array(QuantityNotice).optional(),
})
export type BasketDocument = z.infer<typeof BasketDocument>

export function createBasketDocument(): BasketDocument {
  return {
    customerInfo: { custom: {} },
    items: [],
    shipments: [createShipment(DEFAULT_SHIPMENT_ID)],
    coupons: [],
    paymentInstruments: [],
    custom: {},
  }
}

export function createShipment(shipmentId: string): Shipment {
  return { shipmentId, gift: false, custom: {} }
}

/** A shipment for pickup in a shop contains the shop's id (CART-023). */
export function isPickupShipment(shipment: Pick<Shipment, 'custom'>): boolean {
  return pickupShopIdOf(shipment) !== undefined
}

/** The id of the pickup shop; undefined for a delivery. */
export function pickupShopIdOf({ custom }: Pick<Shipment, 'custom'>): string | undefined {
  const shopId = custom.c_fromStoreId
  return typeof shopId === 'string' && shopId !== '' ? shopId : undefined
}
