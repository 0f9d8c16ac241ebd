import { z } from 'zod'
import { CustomProperties } from './custom-properties.schemas'

/** The shipment every basket has. */
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

/** What was chosen of one option of a product, e.g. `giftWrap` → `ribbon`. */
export const ChosenOption = z.object({
  itemId: z.string(),
  optionId: z.string(),
  optionValueId: z.string(),
})
export type ChosenOption = z.infer<typeof ChosenOption>

/** A part of a bundle; `quantity` pieces are in each piece of the bundle. */
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
  /** Absent: the site's own inventory list. */
  inventoryId: z.string().optional(),
  /** Absent: the product has no options. */
  optionItems: z.array(ChosenOption).optional(),
  /** Absent: the product is no bundle. */
  bundledItems: z.array(BundledItem).optional(),
  /** The choice of bonus products (`<promotion id>` based, stable) from which this one was chosen. */
  bonusDiscountLineItemId: z.string().optional(),
  /** The line of a customer's product list that it was taken from. */
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
  /** ISO time at which it came, as long as nothing has been in it. */
  awaitedSince: z.string().optional(),
  custom: Custom,
})
export type Shipment = z.infer<typeof Shipment>

/** Only what may be shown: never a full number, never a security code. */
export const PaymentCard = z.object({
  cardType: z.string().optional(),
  maskedNumber: z.string().optional(),
  holder: z.string().optional(),
  expirationMonth: z.number().int().optional(),
  expirationYear: z.number().int().optional(),
  creditCardToken: z.string().optional(),
  issueNumber: z.string().optional(),
  validFromMonth: z.number().int().optional(),
  validFromYear: z.number().int().optional(),
})
export type PaymentCard = z.infer<typeof PaymentCard>

/** Of a retailer's gift card only what may be shown. */
const GiftCard = z.object({
  brand: z.string(),
  maskedCardNumber: z.string(),
  expirationMonth: z.number().int().optional(),
  expirationYear: z.number().int().optional(),
})

export const PaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  /** Cents asked for; a single instrument always pays what is open. */
  amountMinor: z.number().int().nonnegative().optional(),
  paymentCard: PaymentCard.optional(),
  bankRoutingNumber: z.string().optional(),
  /** Of a gift certificate or gift card; shown masked only. `amountMinor` is within its balance. */
  giftCertificateCode: z.string().optional(),
  giftCard: GiftCard.optional(),
  custom: Custom,
})
export type PaymentInstrument = z.infer<typeof PaymentInstrument>

/** A promo code; the coupon is looked up again whenever the basket is priced. */
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

/** A discount that a merchant's client grants by hand, on top of promotions. */
export const ManualAdjustment = z.object({
  priceAdjustmentId: z.string(),
  /** No system promotion's; unique in the basket. */
  promotionId: z.string(),
  level: z.enum(['order', 'product', 'shipping']),
  /** Of the product or shipping item; absent at the level `order`. */
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

/** A tax that a client computed itself: a rate, and the amount if it should not be computed of it. */
export const ExternalTax = z.object({
  id: z.string(),
  rate: z.number().nonnegative(),
  amountMinor: z.number().int().optional(),
})
export type ExternalTax = z.infer<typeof ExternalTax>

/** A quantity that was reduced without the shopper; returned until the next change. */
const QuantityNotice = z.object({
  itemId: z.string(),
  productId: z.string(),
  from: z.number().int(),
  to: z.number().int(),
})

/** What a shopper chose. Prices, tax and totals are computed from it (`calculateBasket`). */
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
  /** Absent: those that the shopper's site, groups and source code give. */
  priceBookIds: z.array(z.string()).optional(),
  /** Absent: internal, by the site's tax tables. */
  taxMode: z.enum(['internal', 'external']).optional(),
  /** By item id: product, option, shipping and gift certificate items, price adjustments. */
  externalTaxes: z.record(z.string(), z.array(ExternalTax)).optional(),
  /** Absent: storefront. */
  channelType: z.string().optional(),
  sourceCode: z.string().optional(),
  /** Absent: the site's own. */
  currency: z.string().optional(),
  /** By the id of a shipment's line for its delivery. */
  shippingItemCustom: z.record(z.string(), CustomProperties).optional(),
  custom: Custom,
  notices: z.array(QuantityNotice).optional(),
})
export type BasketDocument = z.infer<typeof BasketDocument>

/** A new basket: no items, one empty shipment. */
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

/** A shipment that the shopper picks up in a shop names the shop (CART-023). */
export function isPickupShipment(shipment: Pick<Shipment, 'custom'>): boolean {
  return pickupShopIdOf(shipment) !== undefined
}

/** The shop that a shipment is picked up in; undefined for one that is delivered. */
export function pickupShopIdOf({ custom }: Pick<Shipment, 'custom'>): string | undefined {
  const shopId = custom.c_fromStoreId
  return typeof shopId === 'string' && shopId !== '' ? shopId : undefined
}
