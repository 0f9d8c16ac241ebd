import { z } from 'zod'

const Text = z.string().max(256)
const Month = z.number().int().min(1).max(12)
const Year = z.number().int().min(0).max(9999)

/** The stored data of a card: its token and its last digits, never its number. */
export const SavedCard = z.looseObject({
  cardType: Text.optional(),
  creditCardToken: z.string().max(8192).optional(),
  expirationMonth: Month.optional(),
  expirationYear: Year.optional(),
  holder: Text.optional(),
  issueNumber: Text.optional(),
  maskedNumber: Text.optional(),
  numberLastDigits: Text.optional(),
  validFromMonth: Month.optional(),
  validFromYear: Year.optional(),
})
export type SavedCard = z.infer<typeof SavedCard>

/**
 * POST payment-instruments: a card is sent as a token, or as a number that is replaced by a token.
 */
export const PaymentInstrumentBody = z.looseObject({
  bankRoutingNumber: Text.optional(),
  default: z.boolean().optional(),
  giftCertificateCode: Text.min(1).optional(),
  paymentMethodId: Text.min(1),
  paymentCard: z
    .object({
      cardType: Text.min(1),
      creditCardToken: z.string().min(1).max(8192).optional(),
      expirationMonth: Month,
      expirationYear: Year,
      holder: Text.optional(),
      issueNumber: Text.optional(),
      maskedNumber: Text.optional(),
      number: z.string().min(1).max(4000).optional(),
      securityCode: Text.optional(),
      validFromMonth: Month.optional(),
      validFromYear: Year.optional(),
    })
    .optional(),
})
export type PaymentInstrumentBody = z.infer<typeof PaymentInstrumentBody>

/** PATCH payment-instruments: accepts only fields that may change. */
export const PaymentInstrumentPatch = z.strictObject({
  default: z.boolean().optional(),
  paymentCard: z
    .strictObject({ expirationMonth: Month.optional(), expirationYear: Year.optional() })
    .optional(),
})
export type PaymentInstrumentPatch = z.infer<typeof PaymentInstrumentPatch>
