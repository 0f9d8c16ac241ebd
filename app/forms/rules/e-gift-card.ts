import { parseAmount } from '@rules/money-text'
import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { emailRule } from './email'
import { requiredLine, requiredText } from './text'

/** The choice of a custom amount. */
export const OTHER_AMOUNT = 'other'

export interface EGiftCardLimits {
  currency: string
  minimum: number
  maximum: number
  /** `YYYY-MM-DD`, both inclusive. */
  firstDay: string
  lastDay: string
}

/**
 * A gift card that is sent by e-mail. The service defines the allowed amounts; its limits are also
 * checked here.
 */
export function eGiftCardRule({ currency, minimum, maximum, firstDay, lastDay }: EGiftCardLimits) {
  const isWithin = (text: string) =>
    parseAmount(text, currency) !== undefined && Number(text) >= minimum && Number(text) <= maximum
  return z
    .object({
      design: requiredText(100),
      choice: requiredText(10),
      otherAmount: z.string().trim(),
      recipientName: requiredLine(LIMITS.recipientName),
      recipientEmail: emailRule,
      senderName: requiredLine(LIMITS.recipientName),
      message: z.string().trim().max(LIMITS.giftMessage, 'invalid'),
      sendDate: z
        .string()
        .refine((day) => day === '' || (day >= firstDay && day <= lastDay), 'sendDate'),
    })
    .refine(({ choice, otherAmount }) => choice !== OTHER_AMOUNT || isWithin(otherAmount), {
      path: ['otherAmount'],
      message: 'giftAmount',
    })
}

export type EGiftCardValues = z.infer<ReturnType<typeof eGiftCardRule>>
