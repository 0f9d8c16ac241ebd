import { z } from 'zod'
import { BasketDocument, PaymentInstrument } from '../baskets/model/basket-document.schemas'
import type { OrderContent } from './order-content.constants'

/** A message for the shopper, e.g. `PaymentTransactionFailed`. */
export const Flash = z.object({ type: z.string(), message: z.string() })
export type Flash = z.infer<typeof Flash>

/** One payment of an order, and its result. */
export const OrderPayment = z.object({
  instrument: PaymentInstrument,
  amountMinor: z.number().int().nonnegative(),
  isSettled: z.boolean().default(false),
  /** Nobody authorises it here; as its method was when the order was made. */
  isWithoutAuthorization: z.boolean().optional(),
  /** The gateway's id, once it has approved. */
  transactionId: z.string().optional(),
  /** What a payment that comes afterwards, a check, has brought. */
  isReceived: z.boolean().optional(),
  /** A card that pays later was refused: how often, when last, and why. */
  declined: z
    .object({ attempts: z.number().int().positive(), at: z.string(), message: z.string() })
    .optional(),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** How a shipment left the house. Times in ISO 8601. */
export const Fulfilment = z.object({
  carrier: z.string(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  shippedAt: z.string(),
})
export type Fulfilment = z.infer<typeof Fulfilment>

/** Pieces of a line that come back. */
export const OrderReturn = z.object({
  itemId: z.string(),
  quantity: z.number().int().positive(),
  reason: z.string(),
  requestedAt: z.string(),
  receivedAt: z.string().optional(),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** `by`: the operator's name; absent: the shopper, or the engine by itself. */
const HistoryEntry = z.object({
  at: z.string(),
  text: z.string(),
  by: z.string().optional(),
})

const StockTaken = z.object({
  listId: z.string(),
  productId: z.string(),
  quantity: z.number(),
  /** Whose line took it. Absent in older orders, and in what several lines put back together. */
  itemId: z.string().optional(),
})

/** What one payment gives back of a refund. */
const RefundPart = z.object({
  paymentInstrumentId: z.string(),
  amountMinor: z.number().int().positive(),
  state: z.enum(['pending', 'done', 'refused', 'by-hand']),
  /** Why the gateway refused. */
  problem: z.string().optional(),
})
export type RefundPart = z.infer<typeof RefundPart>

/** Money of an order in force that goes back. */
export const OrderRefund = z.object({
  /** Its number within the order, from 1. */
  id: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  items: z.array(z.object({ itemId: z.string(), quantity: z.number().int().positive() })),
  parts: z.array(RefundPart),
  /** What went back into stock. */
  restocked: z.array(StockTaken).default([]),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** The basket as it was ordered, should it have to be opened again. */
const OrderedBasket = z.object({
  usid: z.string(),
  isTemporary: z.boolean().optional(),
  document: BasketDocument,
})

/** The snapshot of an order. `content` is written by the engine alone and never changes. */
export const OrderDocument = z.object({
  content: z.custom<OrderContent>(
    (value) => typeof value === 'object' && value !== null && 'productItems' in value,
  ),
  payments: z.array(OrderPayment),
  flashes: z.array(Flash).default([]),
  /** Gift cards, made of card or sent by mail, were bought. Absent in orders of before. */
  hasGiftCards: z.boolean().optional(),
  isGuest: z.boolean(),
  /** The language it was ordered in: that of its names, and of its mails. Absent: the site's. */
  locale: z.string().optional(),
  custom: z.record(z.string(), z.json()).default({}),
  /** Absent in older orders: derived from their items. */
  stock: z.array(StockTaken).optional(),
  basket: OrderedBasket.optional(),
  /** Product id → what distinguishes its variants. */
  attributeValues: z
    .record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })))
    .optional(),
  /** By shipment id; absent: not shipped. */
  fulfilments: z.record(z.string(), Fulfilment).optional(),
  returns: z.array(OrderReturn).optional(),
  refunds: z.array(OrderRefund).optional(),
  history: z.array(HistoryEntry).optional(),
})
export type OrderDocument = z.infer<typeof OrderDocument>
