import { z } from 'zod'
import { addressRule, type AddressInput, type AddressOutput } from '@/forms/rules/address'
import { emailRule } from '@/forms/rules/email'
import {
  pickupContactRule,
  type PickupContactInput,
  type PickupContactOutput,
} from '@/forms/rules/pickup-contact'

export interface ShippingInput {
  email: string
  address: AddressInput
  pickup: PickupContactInput
}

export interface ShippingOutput {
  email: string
  /** undefined: nothing is delivered. */
  address?: AddressOutput
  /** undefined: nothing is collected. */
  pickup?: PickupContactOutput
}

/** What the shipping page asks for: of a delivery its address, of a pickup who comes (D2 §2, step 1). */
export function shippingSchema(asks: {
  isDelivered: boolean
  isCollected: boolean
}): z.ZodType<ShippingOutput, ShippingInput> {
  return z.object({
    email: emailRule,
    address: asks.isDelivered ? addressRule : hidden<AddressInput>(),
    pickup: asks.isCollected ? pickupContactRule : hidden<PickupContactInput>(),
  })
}

// What stands in a part that is not shown does not matter.
function hidden<Input>() {
  return z.custom<Input>().transform(() => undefined)
}
