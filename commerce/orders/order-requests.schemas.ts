import { z } from 'zod'
import { PICKUP_STATES } from '../../rules/pickup-states'
import {
  AddPaymentInstrument,
  UpdatePaymentInstrument,
} from '../baskets/model/basket-requests.schemas'
import { queryList } from '../http/query-list'
import { ORDER_STATUSES } from './orders.tables'

/** What an operator changes about a pickup. */
export const MovePickup = z
  .object({
    to: z.enum(PICKUP_STATES),
    from: z.enum(PICKUP_STATES),
    takenBy: z.string().trim().max(100).optional(),
    items: z
      .array(
        z.object({ itemId: z.string().min(1).max(256), quantity: z.int().min(1).max(100_000) }),
      )
      .min(1)
      .max(200)
      .optional(),
    handed: z.int().min(0).max(10_000_000).optional(),
  })
  .refine(({ to, takenBy, items }) => to === 'collected' || (!takenBy && !items), {
    error: 'Only what is collected is taken by somebody, or in parts.',
  })
  .refine(({ items, handed }) => items === undefined || handed !== undefined, {
    error: 'Say how many pieces had been handed over before.',
  })

/** Only the basket's id is used; a client may send the whole basket. */
export const CreateOrder = z.object({ basketId: z.string().min(1) })

/**
 * `c_token` (or `c_transienttoken`, `c_paymentToken`) is the token from the card fields or the
 * wallet.
 */
export const PayOrder = UpdatePaymentInstrument
export type PayOrder = z.infer<typeof PayOrder>

export const AddOrderPayment = AddPaymentInstrument
export type AddOrderPayment = z.infer<typeof AddOrderPayment>

export const FailOrder = z.object({
  reasonCode: z
    .enum(['payment_confirm_failure', 'payment_capture_failure', 'payment_auth_failure'])
    .optional(),
})
export type FailOrder = z.infer<typeof FailOrder>

export const OrderNo = z.string().min(1).max(50)
export const OrderParams = z.object({ orderNo: OrderNo })
export const OrderPaymentParams = OrderParams.extend({ paymentInstrumentId: z.string() })
export const FailQuery = z.object({
  reopenBasket: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

const Expansion = z.enum(['oms', 'oms_shipments'])

/** `expand=oms,oms_shipments`, or a repeated parameter. */
export const OrderQuery = z.object({
  expand: queryList.pipe(z.array(Expansion)).default([]),
})

/** The data by which a guest identifies an order. Other members are refused, as documented. */
export const OrderLookup = z.strictObject({
  email: z.string().max(256).optional(),
  orderViewCode: z.string().max(256).optional(),
  postalCode: z.string().max(256).optional(),
  phone: z.string().max(256).optional(),
})
export type OrderLookup = z.infer<typeof OrderLookup>

/** Every given value must be correct. */
export const TrackOrder = z
  .strictObject({
    orderNo: z.string().trim().min(1).max(50),
    email: z.string().trim().min(1).max(256).optional(),
    postalCode: z.string().trim().min(1).max(20).optional(),
  })
  .refine(({ email, postalCode }) => email !== undefined || postalCode !== undefined, {
    message: 'An email address or a postal code is needed besides the number.',
  })
export type TrackOrder = z.infer<typeof TrackOrder>

/** `locale` is in the query, as everywhere. */
export const MailOrders = z.strictObject({ email: z.email().max(256) })

export const CancelOrder = z.strictObject({ reason: z.string().max(256).optional() })

export const ReturnOrder = z.strictObject({
  productItems: z
    .array(
      z.strictObject({
        itemId: z.string().max(256),
        quantity: z.number().int().positive().max(1_000_000),
        reason: z.string().max(256).optional(),
      }),
    )
    .min(1)
    .max(500),
})
export type ReturnOrder = z.infer<typeof ReturnOrder>

const When = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date or a time of ISO 8601')
  .transform((text) => new Date(text))
  // both the database and clients support these years
  .refine((at) => at.getUTCFullYear() >= 1900 && at.getUTCFullYear() < 10_000, 'is out of range')

/** `getCustomerOrders`; several statuses are separated by commas. */
export const CustomerOrdersQuery = z.object({
  from: When.optional(),
  until: When.optional(),
  status: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.enum(ORDER_STATUSES)))
    .optional(),
  expand: z.enum(['oms', 'som']).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(10),
})
export type CustomerOrdersQuery = z.infer<typeof CustomerOrdersQuery>
