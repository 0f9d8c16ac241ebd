import { z } from 'zod'
import { PICKUP_STATES } from '../../rules/pickup-states'
import { SHORTAGE_STATES } from '../../rules/shortage-states'
import { BasketDocument, PaymentInstrument } from '../baskets/model/basket-document.schemas'
import type { OrderContent } from './order-content.constants'

/** A message for the shopper, e.g. `PaymentTransactionFailed`. */
export const Flash = z.object({ type: z.string(), message: z.string() })
export type Flash = z.infer<typeof Flash>

export const OrderPayment = z.object({
  instrument: PaymentInstrument,
  amountMinor: z.number().int().nonnegative(),
  isSettled: z.boolean().default(false),
  /** Names the payment at the gateway. Stored when it is first asked; absent in older orders. */
  reference: z.string().optional(),
  /** What the gateway was asked for, as long as it is not known what it answered. */
  unanswered: z
    .object({
      reference: z.string(),
      amountMinor: z.number().int().nonnegative(),
      paymentMethodId: z.string(),
      token: z.string(),
      /** Asked before under the same reference. */
      isRepeated: z.boolean().optional(),
    })
    .optional(),
  /** The same in orders of an earlier release, which did not store what was asked. */
  isUnclear: z.boolean().optional(),
  /** Operators must check at the gateway whether it was charged. */
  isUnknown: z.boolean().optional(),
  /** The payment needs no authorization here. Copied from its method when the order was created. */
  isWithoutAuthorization: z.boolean().optional(),
  /** The gateway's payment id, set once it has approved. */
  transactionId: z.string().optional(),
  /** For a payment that arrives later, e.g. a check: whether it has arrived. */
  isReceived: z.boolean().optional(),
  /**
   * Set when a card charged at shipping was declined: number of attempts, time of the last one, and
   * reason.
   */
  declined: z
    .object({ attempts: z.number().int().positive(), at: z.string(), message: z.string() })
    .optional(),
  /**
   * For a card charged at shipping: the amount for which the gateway was asked, after that many
   * declined attempts, and how much of the order was given up by then.
   */
  asked: z
    .object({
      attempts: z.number().int(),
      amountMinor: z.number().int().nonnegative(),
      waivedMinor: z.number().int().nonnegative().default(0),
    })
    .optional(),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** A parcel that was sent: a shipment, or a part of it. Times are in ISO 8601. */
const Fulfilment = z.object({
  carrier: z.string(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  shippedAt: z.string(),
  /** Absent in older and imported orders, where it is all of the shipment. */
  items: z
    .array(z.object({ itemId: z.string(), quantity: z.number().int().positive() }))
    .optional(),
})
export type Fulfilment = z.infer<typeof Fulfilment>

/** In the order in which they left; archives of earlier releases have one without an array. */
const Fulfilments = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(Fulfilment).min(1),
)

const PickupMove = z.object({
  state: z.enum(PICKUP_STATES),
  at: z.string(),
  /** The operator's name; absent for imported changes. */
  by: z.string().optional(),
  email: z.string().optional(),
  /** Who collected it, as the clerk was told. */
  takenBy: z.string().optional(),
  /** What was handed over while the rest stayed ready; absent if it was everything. */
  items: z
    .array(z.object({ itemId: z.string(), quantity: z.number().int().positive() }))
    .optional(),
})
export type PickupMove = z.infer<typeof PickupMove>

export const Pickup = z.object({
  state: z.enum(PICKUP_STATES),
  /** Oldest first; without the order itself. */
  moves: z.array(PickupMove),
  /** By which it is handed over while it is ready. */
  code: z.string().optional(),
  /** The last day on which the shop keeps it, as the buyer was told. */
  keptUntil: z.string().optional(),
})
export type Pickup = z.infer<typeof Pickup>

export const OrderReturn = z.object({
  /** The claim by which it was announced; absent in older orders. */
  id: z.string().optional(),
  itemId: z.string(),
  quantity: z.number().int().positive(),
  reason: z.string(),
  requestedAt: z.string(),
  receivedAt: z.string().optional(),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** `by` is the operator's name; absent for the shopper or the engine itself. */
const HistoryEntry = z.object({
  at: z.string(),
  text: z.string(),
  by: z.string().optional(),
})

const StockTaken = z.object({
  listId: z.string(),
  productId: z.string(),
  quantity: z.number(),
  /** How many of them came from the allocation for pre-orders and backorders. */
  ahead: z.number().optional(),
  /**
   * The line that took the stock. Absent in older orders, and for stock that was returned for
   * several lines together.
   */
  itemId: z.string().optional(),
})

const RefundPart = z.object({
  paymentInstrumentId: z.string(),
  amountMinor: z.number().int().positive(),
  state: z.enum(['pending', 'done', 'refused', 'by-hand']),
  problem: z.string().optional(),
})
export type RefundPart = z.infer<typeof RefundPart>

export const OrderRefund = z.object({
  /** The refund's number within the order, starting at 1. */
  id: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  items: z.array(z.object({ itemId: z.string(), quantity: z.number().int().positive() })),
  /** Single pieces of filled boxes. */
  boxPieces: z
    .array(
      z.object({
        itemId: z.string(),
        productId: z.string(),
        quantity: z.number().int().positive(),
      }),
    )
    .default([]),
  parts: z.array(RefundPart),
  /** What was taken off the gift cards that the order bought, without refused parts. */
  giftCards: z
    .array(z.object({ itemId: z.string(), amountMinor: z.number().int().positive() }))
    .default([]),
  /** The pieces returned to stock. */
  restocked: z.array(StockTaken).default([]),
  /** Cents that nobody had paid for it, and nobody has to pay any more. */
  waivedMinor: z.number().int().nonnegative().default(0),
  /** The shipment of the pickup that it gave back. Absent in older orders. */
  givesBack: z.string().optional(),
  /** Whether it gives back what a change of the order made it cheaper: the total is lower already. */
  ofEdit: z.boolean().optional(),
  /** Whether its items had left, such as those of a claim: what still waits is sent nonetheless. */
  ofSent: z.boolean().optional(),
  /** The return that came, so that its goods go back to stock once. */
  ofReturn: z.string().optional(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** A piece of a pickup that the shop does not have. */
export const Shortage = z.object({
  /** Chosen by the clerk's browser. */
  id: z.string(),
  shipmentId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  quantity: z.number().int().positive(),
  /** Whether it is a piece of a filled box. */
  isBoxPiece: z.boolean(),
  state: z.enum(SHORTAGE_STATES),
  replacement: z.object({ productId: z.string(), name: z.string() }).optional(),
  /** Until when the buyer may answer, or the pickup's new promise. */
  until: z.string().optional(),
  /** What the order took from the stock and the shop did not have. */
  lost: z.array(StockTaken).default([]),
  /** Kept for the buyer until they have answered. */
  reserved: z.array(StockTaken).default([]),
  /** Oldest first; `by` is absent for the engine. */
  steps: z.array(
    z.object({
      state: z.enum(SHORTAGE_STATES),
      at: z.string(),
      by: z.string().optional(),
      email: z.string().optional(),
    }),
  ),
})
export type Shortage = z.infer<typeof Shortage>

/** The basket as it was ordered, in case it must be reopened. */
const OrderedBasket = z.object({
  usid: z.string(),
  isTemporary: z.boolean().optional(),
  document: BasketDocument,
})

/**
 * The snapshot of an order. `content` is written only by the engine. It changes only when
 * an operator changes the order, and the customer id when a guest order is transferred to a customer.
 */
export const OrderDocument = z.object({
  content: z.custom<OrderContent>(
    (value) => typeof value === 'object' && value !== null && 'productItems' in value,
  ),
  payments: z.array(OrderPayment),
  flashes: z.array(Flash).default([]),
  /** Absent in older orders. */
  hasGiftCards: z.boolean().optional(),
  isGuest: z.boolean(),
  /** The language of the order, used for names and mails. Defaults to the site's. */
  locale: z.string().optional(),
  custom: z.record(z.string(), z.json()).default({}),
  /** Absent in older orders, where it is derived from the items. */
  stock: z.array(StockTaken).optional(),
  basket: OrderedBasket.optional(),
  /** Product id → the attribute values that distinguish the variant. */
  attributeValues: z
    .record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })))
    .optional(),
  /** By shipment id; absent for a pickup, and for a shipment of which nothing has been sent. */
  fulfilments: z.record(z.string(), Fulfilments).optional(),
  /** By shipment id; absent for a pickup that is placed. */
  pickups: z.record(z.string(), Pickup).optional(),
  /** By shipment id: when a pickup is due that was moved because its shop is closed. */
  pickupsDue: z.record(z.string(), z.string()).optional(),
  /** By shipment id: when an edit last changed what is on the papers of a parcel. */
  parcelsChanged: z.record(z.string(), z.string()).optional(),
  returns: z.array(OrderReturn).optional(),
  refunds: z.array(OrderRefund).optional(),
  shortages: z.array(Shortage).optional(),
  /** The orders that replace items of this one, with the ids of their requests. */
  replacements: z
    .array(
      z.object({
        id: z.string(),
        orderNo: z.string(),
        items: z
          .array(z.object({ itemId: z.string(), quantity: z.number().int().positive() }))
          .default([]),
      }),
    )
    .optional(),
  /** The order of which this one replaces items. */
  replacementOf: z.string().optional(),
  /** An operator took it for the buyer, who has a link with which to pay until then. */
  phoneOrder: z.object({ by: z.string(), payUntil: z.string() }).optional(),
  history: z.array(HistoryEntry).optional(),
})
export type OrderDocument = z.infer<typeof OrderDocument>
