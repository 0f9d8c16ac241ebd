import { z } from 'zod'

/** Contains only data that may be shown: never a full number, never a security code. */
export const PaymentCard = z.object({
  cardType: z.string().optional(),
  maskedNumber: z.string().optional(),
  holder: z.string().optional(),
  expirationMonth: z.number().int().optional(),
  expirationYear: z.number().int().optional(),
  creditCardToken: z.string().optional(),
  issueNumber: z.string().optional(),
  validFromMonth: z.number().int().optional(),
  validFromYear: z.number().int().optional(),
})
export type PaymentCard = z.infer<typeof PaymentCard>
