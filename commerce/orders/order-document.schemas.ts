import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { PaymentInstrument } from '../baskets/basket-document.schemas'

type Order = ShopperOrdersTypes.Order

/** What an order shows of the basket it was made of: prices, addresses and totals of that moment. */
export type OrderContent = Pick<
  Order,
  | 'billingAddress'
  | 'customerInfo'
  | 'customerName'
  | 'productItems'
  | 'shipments'
  | 'shippingItems'
  | 'couponItems'
  | 'orderPriceAdjustments'
  | 'productSubTotal'
  | 'productTotal'
  | 'merchandizeTotalTax'
  | 'adjustedMerchandizeTotalTax'
  | 'shippingTotal'
  | 'shippingTotalTax'
  | 'adjustedShippingTotalTax'
  | 'taxTotal'
  | 'orderTotal'
>

/** Something the shopper should be told, e.g. `PaymentTransactionFailed`. */
export const Flash = z.object({ type: z.string(), message: z.string() })
export type Flash = z.infer<typeof Flash>

/** One payment of an order, and what became of it. */
export const OrderPayment = z.object({
  instrument: PaymentInstrument,
  amountMinor: z.number().int().nonnegative(),
  isSettled: z.boolean().default(false),
  /** The gateway's id, once it has approved. */
  transactionId: z.string().optional(),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** The snapshot of an order. `content` is written by the engine alone and never changes. */
export const OrderDocument = z.object({
  content: z.custom<OrderContent>(
    (value) => typeof value === 'object' && value !== null && 'productItems' in value,
  ),
  payments: z.array(OrderPayment),
  flashes: z.array(Flash).default([]),
  isGuest: z.boolean(),
  custom: z.record(z.string(), z.json()).default({}),
})
export type OrderDocument = z.infer<typeof OrderDocument>
