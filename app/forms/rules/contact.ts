import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { emailRule } from './email'
import { nameRule } from './name'
import { optionalText, requiredText } from './text'

/** Topics of a question to the shop (FORM-004); the values are sent unchanged. */
export const questionTypes = ['General Information', 'Order Status', 'My Account', 'Other'] as const

const [MIN_DIGITS, MAX_DIGITS] = [10, 11]

/** Accepts ten or eleven digits in any notation (FORM-083). */
export function isFormPhone(typed: string): boolean {
  const { length } = typed.replace(/\D/g, '')
  return length >= MIN_DIGITS && length <= MAX_DIGITS
}

/** The contact form (FORM-003). */
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
