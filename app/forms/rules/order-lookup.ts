import { z } from 'zod'
import { emailRule } from './email'
import { requiredText } from './text'

const NUMBER_MAX = 20
const POSTAL_CODE_MAX = 10

/** What a guest tells of an order to see it: its number, and two things that its buyer knows. */
export const orderLookupRule = z.object({
  orderNo: requiredText(NUMBER_MAX),
  email: emailRule,
  postalCode: requiredText(POSTAL_CODE_MAX),
})
export type OrderLookupInput = z.input<typeof orderLookupRule>
export type OrderLookupOutput = z.output<typeof orderLookupRule>
