import { z } from 'zod'
import { LIMITS } from '../limits'
import { emailRule } from './email'
import { nameRule } from './name'
import { optionalText, requiredText } from './text'

/** What a question to the shop is about (FORM-004); sent as they are written here. */
export const questionTypes = ['General Information', 'Order Status', 'My Account', 'Other'] as const

const [FEWEST_DIGITS, MOST_DIGITS] = [10, 11]

/** Ten or eleven digits, however they are written (FORM-083). */
export function isFormPhone(typed: string): boolean {
  const { length } = typed.replace(/\D/g, '')
  return length >= FEWEST_DIGITS && length <= MOST_DIGITS
}

/** What somebody who writes to the shop is asked (FORM-003). */
export const contactRule = z.object({
  firstName: nameRule,
  lastName: nameRule,
  email: emailRule,
  phone: z
    .string()
    .trim()
    .refine((typed) => typed === '' || isFormPhone(typed), 'formPhone'),
  orderNumber: optionalText(LIMITS.orderNumber),
  questionType: z.enum(questionTypes, 'required'),
  comment: requiredText(LIMITS.comment),
})

export type ContactInput = z.input<typeof contactRule>
