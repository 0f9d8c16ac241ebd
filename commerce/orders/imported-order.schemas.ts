import { z } from 'zod'
import { Address } from '../baskets/model/basket-document.schemas'
import { PaymentCard } from '../payments/payment-card.schemas'
import { CustomProperties } from '../baskets/model/custom-properties.schemas'
import { ORDER_STATUSES } from './orders.tables'
import { OwnOrder } from './own-order.schemas'

/** Cents; negative for discounts. */
const Minor = z.number().int()
const Custom = CustomProperties.default({})
const Id = z.string().min(1).max(256)

/** A price and its tax. The price includes the tax if the order's taxation is `gross`. */
const Amounts = z.object({ priceMinor: Minor, taxMinor: Minor.default(0) })
export type Amounts = z.infer<typeof Amounts>

export const ImportedAdjustment = Amounts.extend({
  promotionId: Id,
  text: z.string().optional(),
  campaignId: z.string().optional(),
  couponId: z.string().optional(),
  reasonCode: z.string().optional(),
  isManual: z.boolean().default(false),
  /** Shown unchanged as `appliedDiscount` of the order's price adjustment. */
  discount: z
    .object({
      type: z.enum([
        'percentage',
        'fixed_price',
        'amount',
        'free',
        'price_book_price',
        'bonus',
        'total_fixed_price',
        'bonus_choice',
      ]),
      amount: z.number().optional(),
      percentage: z.number().optional(),
    })
    .optional()
    // other discount types are dropped; the adjustment then shows its amount as the discount
    .catch(undefined),
  custom: Custom,
})
export type ImportedAdjustment = z.infer<typeof ImportedAdjustment>

const Adjustments = z.array(ImportedAdjustment).default([])

const ImportedOption = Amounts.extend({
  optionId: Id,
  valueId: Id,
  productId: Id,
  text: z.string().optional(),
  unitMinor: Minor,
  adjustments: Adjustments,
})
export type ImportedOption = z.infer<typeof ImportedOption>

export const ImportedLine = Amounts.extend({
  productId: Id,
  name: z.string(),
  quantity: z.number().int().positive().max(1_000_000),
  unitMinor: Minor,
  taxRate: z.number().nonnegative(),
  shipmentId: z.string(),
  inventoryListId: z.string().optional(),
  gift: z.boolean().default(false),
  giftMessage: z.string().optional(),
  adjustments: Adjustments,
  options: z.array(ImportedOption).default([]),
  parts: z
    .array(z.object({ productId: Id, name: z.string(), quantity: z.number().int().positive() }))
    .default([]),
  /** The line's status in the order management system, e.g. `RETURNED`, and its reason. */
  status: z.string().optional(),
  statusText: z.string().optional(),
  custom: Custom,
})
export type ImportedLine = z.infer<typeof ImportedLine>

export const ImportedShippingLine = Amounts.extend({
  shipmentId: z.string(),
  text: z.string().optional(),
  taxRate: z.number().nonnegative(),
  adjustments: Adjustments,
})
export type ImportedShippingLine = z.infer<typeof ImportedShippingLine>

export const ImportedShipment = z.object({
  shipmentId: Id,
  methodId: z.string().optional(),
  address: Address.optional(),
  gift: z.boolean().default(false),
  giftMessage: z.string().optional(),
  isShipped: z.boolean().default(false),
  trackingNumber: z.string().optional(),
  custom: Custom,
})
export type ImportedShipment = z.infer<typeof ImportedShipment>

const ImportedCertificate = Amounts.extend({
  recipientEmail: z.string().default(''),
  recipientName: z.string().optional(),
  senderName: z.string().optional(),
  message: z.string().optional(),
  shipmentId: z.string().optional(),
  custom: Custom,
})

export const ImportedPayment = z.object({
  methodId: Id,
  /** If absent, the payment covers the amount that the other payments leave open. */
  amountMinor: z.number().int().nonnegative().optional(),
  card: PaymentCard.optional(),
  certificateCode: z.string().optional(),
  transactionId: z.string().optional(),
  custom: Custom,
})
export type ImportedPayment = z.infer<typeof ImportedPayment>

/** All fields may be absent. */
const WrittenTotal = z.object({
  netMinor: Minor.optional(),
  taxMinor: Minor.optional(),
  grossMinor: Minor.optional(),
})
export type WrittenTotal = z.infer<typeof WrittenTotal>

/** Data that is not stored here is left out. */
export const ImportedOrder = z.object({
  orderNo: z.string().min(1).max(50),
  placedAt: z.date(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxation: z.enum(['net', 'gross']),
  customerNo: z.string().optional(),
  isGuest: z.boolean(),
  customerName: z.string().optional(),
  locale: z.string().optional(),
  email: z.string().max(256),
  billingAddress: Address.optional(),
  sourceCode: z.string().optional(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']),
  exportStatus: z.enum(['not_exported', 'ready', 'exported', 'failed']),
  cancelled: z.string().optional(),
  lines: z.array(ImportedLine),
  certificates: z.array(ImportedCertificate),
  shippingLines: z.array(ImportedShippingLine),
  shipments: z.array(ImportedShipment).min(1),
  orderAdjustments: Adjustments,
  shippingAdjustments: Adjustments,
  totals: z.object({
    merchandise: WrittenTotal,
    adjustedMerchandise: WrittenTotal,
    shipping: WrittenTotal,
    adjustedShipping: WrittenTotal,
    order: WrittenTotal,
  }),
  payments: z.array(ImportedPayment),
  notes: z.array(
    z.object({ at: z.date().optional(), text: z.string(), by: z.string().optional() }),
  ),
  custom: Custom,
  /** Only in archives of this engine: what the other properties cannot say. */
  own: OwnOrder.optional(),
})
export type ImportedOrder = z.infer<typeof ImportedOrder>
