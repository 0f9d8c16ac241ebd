import { z } from 'zod'
import { UpdatePaymentInstrument } from '../baskets/basket-requests.schemas'

export const CreateOrder = z.object({ basketId: z.string().min(1) })

/** `c_token` (or `c_transienttoken`) is what the card fields gave for the card. */
export const PayOrder = UpdatePaymentInstrument
export type PayOrder = z.infer<typeof PayOrder>

export const FailOrder = z.object({
  reasonCode: z
    .enum(['payment_confirm_failure', 'payment_capture_failure', 'payment_auth_failure'])
    .optional(),
})

export const OrderParams = z.object({ orderNo: z.string().min(1).max(50) })
export const OrderPaymentParams = OrderParams.extend({ paymentInstrumentId: z.string() })
export const FailQuery = z.object({
  reopenBasket: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})
