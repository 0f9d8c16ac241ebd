import { z } from 'zod'
import { emailRule } from './email'
import { optionalText, requiredText } from './text'

const NUMBER_MAX = 20
const POSTAL_CODE_MAX = 10

export const orderLookupRule = z
  .object({
    orderNo: requiredText(NUMBER_MAX),
    email: z.literal('').or(emailRule),
    postalCode: optionalText(POSTAL_CODE_MAX),
  })
  .refine(({ email, postalCode }) => Boolean(email) || Boolean(postalCode), {
    path: ['email'],
    message: 'emailOrZip',
    // checked even if the number has an error
    when: () => true,
  })
export type OrderLookupInput = z.input<typeof orderLookupRule>
