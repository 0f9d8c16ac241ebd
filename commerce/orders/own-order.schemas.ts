import { z } from 'zod'
import { ORDER_PAYMENT_STATUSES, ORDER_SHIPPING_STATUSES } from '../../contracts/order-list'
import { OrderDocument } from './order-document.schemas'

/** Id of the attribute with which an archive of this engine contains an order as it is stored. */
export const OWN_ORDER_ATTRIBUTE = 'engineOrder'

/** An order as the engine stores it, beside its description in the archive's own elements. */
export const OwnOrder = z.object({
  document: OrderDocument.omit({ basket: true }),
  paymentStatus: z.enum(ORDER_PAYMENT_STATUSES),
  shippingStatus: z.enum(ORDER_SHIPPING_STATUSES),
  lastModified: z.iso.datetime(),
})
export type OwnOrder = z.infer<typeof OwnOrder>
