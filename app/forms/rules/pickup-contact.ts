import { z } from 'zod'
import { nameRule } from './name'
import { phoneRule } from './phone'

/**
 * Who comes to the shop, and how to reach them (CHK-015), besides the e-mail address of the order.
 */
export const pickupContactRule = z.object({
  firstName: nameRule,
  lastName: nameRule,
  phone: phoneRule,
})

export type PickupContactInput = z.input<typeof pickupContactRule>
export type PickupContactOutput = z.output<typeof pickupContactRule>
