import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'

/** Number and security code of a gift card (FORM-069). */
export const giftCardBalanceRule = z.object({
  giftCardNumber: z
    .string('giftCardNumber')
    .trim()
    .min(LIMITS.giftCardNumberMin, 'giftCardNumber')
    .max(LIMITS.giftCardNumber, 'giftCardNumber'),
  securityCode: z.string('securityCode').trim().length(LIMITS.giftCardCode, 'securityCode'),
})
export type GiftCardBalanceInput = z.input<typeof giftCardBalanceRule>
export type GiftCardBalanceOutput = z.output<typeof giftCardBalanceRule>
