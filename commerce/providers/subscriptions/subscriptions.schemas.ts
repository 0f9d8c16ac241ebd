import { z } from 'zod'
import { MAX_SUBSCRIBED } from '../../../contracts/subscription'

const Id = z.string().min(1).max(100)
const Day = z.iso.date()
const Interval = z.object({
  every: z.coerce.number().int().min(1).max(99),
  /** 1 day, 2 week, 3 month, 4 year. */
  every_period: z.coerce.number().int().min(1).max(4),
})

export const SubscriptionParams = z.object({ subscriptionId: Id })
export const OrderParams = z.object({
  orderId: z
    .string()
    .regex(/^[A-Za-z0-9]{1,100}:\d{4}-\d{2}-\d{2}$/, 'no order that is still to come')
    .transform((id) => {
      const [subscriptionId = '', day = ''] = id.split(':')
      return { subscriptionId, day }
    }),
})
export const ListQuery = z.object({
  live: z.enum(['true', 'false']).optional(),
})
export const OrdersQuery = z.object({
  /** 1 is a future order, 4 a skipped one, 5 a placed one. */
  status: z.coerce.number().int().optional(),
  subscription: Id.optional(),
})

export const ChangeFrequency = Interval
export const ChangeQuantity = z.object({
  quantity: z.coerce.number().int().min(1).max(MAX_SUBSCRIBED),
})
export const ChangeDate = z.object({ order_date: Day })
/** The merchant's id of an address: its name in the customer's address book. */
export const ChangeShipping = z.object({ shipping_address: z.string().min(1).max(256) })
export const ChangePayment = z.object({ payment: Id })
export const Cancel = z.object({
  /** A code and details, e.g. `3|Moving house`. */
  cancel_reason: z.string().trim().max(300).default(''),
})
export const Reactivate = Interval.partial().extend({
  start_date: Day.optional(),
  next_order_date: Day.optional(),
})
export const SkipSubscription = z.object({ subscription: Id })
