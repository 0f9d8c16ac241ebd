import { z } from 'zod'
import type { AddressInput, AddressOutput, AddressRule } from '@/forms/rules/address'
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
  /** undefined: nothing is picked up. */
  pickup?: PickupContactOutput
}

/** What the shipping page asks for: of a delivery its address, of a pickup who comes (CHK-015). */
export function shippingSchema(asks: {
  /** undefined: nothing is delivered. */
  addressRule: AddressRule | undefined
  isPickup: boolean
}): z.ZodType<ShippingOutput, ShippingInput> {
  const address = asks.addressRule ?? hidden<AddressInput>()
  // in the order of the page: so are refusals listed
  return asks.isPickup
    ? z.object({ pickup: pickupContactRule, email: emailRule, address })
    : z.object({ email: emailRule, pickup: hidden<PickupContactInput>(), address })
}

// A part that is not shown is not validated.
function hidden<Input>() {
  return z.custom<Input>().transform(() => undefined)
}
