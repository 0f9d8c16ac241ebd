import { z } from 'zod'
import { emailRule } from './email'
import { nameRule } from './name'
import { phoneRule } from './phone'

/** Who comes to the shop, and how to reach them (D2 §5). */
export const pickupContactRule = z.object({
  firstName: nameRule,
  lastName: nameRule,
  phone: phoneRule,
  email: emailRule,
})

export type PickupContactInput = z.input<typeof pickupContactRule>
export type PickupContactOutput = z.output<typeof pickupContactRule>
