import { z } from 'zod'
import {
  ORDER_EXPORT_STATUSES,
  ORDER_PAYMENT_STATUSES,
  ORDER_SHIPPING_STATUSES,
  ORDER_STATUSES,
} from '../../contracts/order-list'
import { PICKUP_STATES } from '../../rules/pickup-states'
import { listedText, Moment, optional } from './paging.schemas'

/** The filters of the list of orders. */
export const OrdersFilter = z.object({
  text: listedText,
  status: optional(z.enum(ORDER_STATUSES)),
  paymentStatus: optional(z.enum([...ORDER_PAYMENT_STATUSES, 'lost', 'unknown'])),
  exportStatus: optional(z.enum(ORDER_EXPORT_STATUSES)),
  shippingStatus: optional(z.enum(ORDER_SHIPPING_STATUSES)),
  pickup: optional(z.enum(['yes', 'no', 'late', ...PICKUP_STATES])),
  siteId: optional(z.string().max(256)),
  from: optional(Moment),
  until: optional(Moment),
  sendBy: optional(z.iso.date()),
  printed: optional(z.enum(['yes', 'no'])),
})
