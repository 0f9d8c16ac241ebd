import { z } from 'zod'
import { addressRule } from '@/forms/rules/address'
import { emailRule } from '@/forms/rules/email'

/** What the shipping page asks for (D2 §2, step 1). */
export const shippingSchema = z.object({ email: emailRule, address: addressRule })

export type ShippingInput = z.input<typeof shippingSchema>
export type ShippingOutput = z.output<typeof shippingSchema>
