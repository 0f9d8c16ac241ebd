import { z } from 'zod'

/* The parts of PayPal's REST API that this shop reads: OAuth 2.0, Orders v2 and Payments v2
   (developer.paypal.com/api/orders/v2, developer.paypal.com/api/payments/v2). */

export const AccessTokenAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
})

const Money = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^\d+(\.\d{1,2})?$/),
})

const Capture = z.object({
  id: z.string().regex(/^[A-Z0-9-]{1,64}$/),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: Money,
  invoice_id: z.string().optional(),
})
export type Capture = z.infer<typeof Capture>

export const OrderAnswer = z.object({
  id: z.string().regex(/^[A-Z0-9]{1,36}$/),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  create_time: z.iso.datetime({ offset: true }).optional(),
  /** Absent from minimal responses. The shop's orders have a single unit. */
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Money.optional(),
        payments: z.object({ captures: z.array(Capture).optional() }).optional(),
      }),
    )
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})
export type OrderAnswer = z.infer<typeof OrderAnswer>

export const RefundAnswer = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
})

/** A refusal names its reason in `details[].issue`, e.g. `INSTRUMENT_DECLINED`. */
export const RefusalAnswer = z.object({
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().optional() })).optional(),
})
