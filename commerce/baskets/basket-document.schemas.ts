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
  custom: Custom,
})
export type Address = z.infer<typeof Address>

export const BasketItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  quantity: z.number().int().positive(),
  shipmentId: z.string(),
  /** Absent: the site's own inventory list. */
  inventoryId: z.string().optional(),
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
})
export type PaymentCard = z.infer<typeof PaymentCard>

export const PaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  /** Cents asked for; a single instrument always pays what is open. */
  amountMinor: z.number().int().nonnegative().optional(),
  paymentCard: PaymentCard.optional(),
  custom: Custom,
})
export type PaymentInstrument = z.infer<typeof PaymentInstrument>

/** A promo code; the coupon is looked up anew whenever the basket is priced. */
export const BasketCoupon = z.object({ couponItemId: z.string(), code: z.string() })
export type BasketCoupon = z.infer<typeof BasketCoupon>

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
  custom: Custom,
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

/** A shipment that the shopper collects in a shop names the shop (D2 §4). */
export function isPickupShipment({ custom }: Pick<Shipment, 'custom'>): boolean {
  return typeof custom.c_fromStoreId === 'string' && custom.c_fromStoreId !== ''
}
