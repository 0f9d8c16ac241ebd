import { z } from 'zod'
import { emailRule } from './email'
import { optionalText, requiredText } from './text'

const NUMBER_MAX = 20
const POSTAL_CODE_MAX = 10

/** What a guest enters to see an order: its number, and one of two things that its buyer knows. */
export const orderLookupRule = z
  .object({
    orderNo: requiredText(NUMBER_MAX),
    email: z.literal('').or(emailRule),
    postalCode: optionalText(POSTAL_CODE_MAX),
  })
  .refine(({ email, postalCode }) => Boolean(email) || Boolean(postalCode), {
    path: ['email'],
    message: 'emailOrZip',
    // beside what is wrong with the number, not only after it
    when: () => true,
  })
export type OrderLookupInput = z.input<typeof orderLookupRule>
export type OrderLookupOutput = z.output<typeof orderLookupRule>
