import { z } from 'zod'

const Day = z.iso.date()
const Id = z.string().min(1).max(100)

const IntervalSchema = z.object({
  every: z.number().int().min(1).max(99),
  period: z.literal([1, 2, 3, 4]),
})

/** A change that a browser may request. */
export const SubscriptionChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('frequency'), interval: IntervalSchema }),
  z.object({ action: z.literal('quantity'), quantity: z.number().int().min(1).max(99) }),
  z.object({ action: z.literal('date'), day: Day }),
  z.object({ action: z.literal('skip'), day: Day }),
  z.object({ action: z.literal('pause') }),
  z.object({ action: z.literal('resume'), day: Day.optional() }),
  z.object({ action: z.literal('cancel'), reason: z.string().trim().max(300) }),
  z.object({ action: z.literal('address'), addressId: z.string().min(1).max(256) }),
  z.object({ action: z.literal('payment'), cardId: Id }),
])

const Card = z.object({
  id: z.string(),
  cardType: z.string().optional(),
  maskedNumber: z.string().optional(),
  expirationMonth: z.number().optional(),
  expirationYear: z.number().optional(),
  isExpired: z.boolean(),
})

const Address = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  companyName: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  city: z.string().optional(),
  stateCode: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string().optional(),
})

const Price = z.object({
  currency: z.string(),
  percent: z.number().optional(),
  full: z.number(),
  goods: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
})

/** A subscription as returned by the storefront's own route. */
export const SubscriptionSchema = z.object({
  id: Id,
  state: z.enum(['active', 'paused', 'cancelled']),
  firstOrderNo: z.string().optional(),
  reason: z.string().optional(),
  productId: z.string(),
  productName: z.string(),
  quantity: z.number(),
  interval: IntervalSchema,
  intervals: z.array(IntervalSchema),
  nextOn: z.string().optional(),
  retryOn: z.string().optional(),
  addressId: z.string().optional(),
  address: Address.optional(),
  card: Card.optional(),
  giftMessage: z.string().optional(),
  price: Price.optional(),
  past: z.array(
    z.object({
      day: z.string(),
      outcome: z.enum(['ordered', 'left-out']),
      orderNo: z.string().optional(),
    }),
  ),
})

/** A list as returned by Ordergroove; the merchant defines `extra_data`. */
export const SubscriptionPage = z.object({
  results: z.array(
    z.object({
      public_id: z.string(),
      product: z.string(),
      shipping_address: z.string().nullish(),
      quantity: z.number(),
      every: z.number(),
      every_period: IntervalSchema.shape.period,
      live: z.boolean(),
      cancelled: z.string().nullish(),
      cancel_reason: z.string().nullish(),
      merchant_order_id: z.string().nullish(),
      extra_data: z
        .object({
          state: z.enum(['active', 'paused', 'cancelled']).nullish(),
          reason: z.string().nullish(),
          product_name: z.string().nullish(),
          frequencies: z
            .array(z.object({ every: z.number(), every_period: IntervalSchema.shape.period }))
            .nullish(),
          retry_date: z.string().nullish(),
          gift_message: z.string().nullish(),
          address: Address.nullish(),
          card: Card.nullish(),
          price: Price.extend({ percent: z.number().nullish() }).nullish(),
        })
        .nullish(),
    }),
  ),
})

export const OrderPage = z.object({
  results: z.array(
    z.object({
      subscription: z.string().nullish(),
      place: z.string(),
      /** 1 is an upcoming delivery, 4 a skipped one, 5 a completed one. */
      status: z.number(),
      order_merchant_id: z.string().nullish(),
    }),
  ),
})
