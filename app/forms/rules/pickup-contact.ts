import { z } from 'zod'
import { nameRule } from './name'
import { phoneRule } from './phone'

/** The person who picks up, with a phone number (CHK-015); their e-mail address is the order's. */
export const pickupContactRule = z.object({
  firstName: nameRule,
  lastName: nameRule,
  phone: phoneRule,
  /** Whether news come by text message, too. */
  texts: z.boolean(),
})

export type PickupContactInput = z.input<typeof pickupContactRule>
export type PickupContactOutput = z.output<typeof pickupContactRule>
