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
  /** Undefined if nothing is delivered. */
  address?: AddressOutput
  /** Undefined if nothing is picked up. */
  pickup?: PickupContactOutput
}

/**
 * Returns the schema of the shipping page: the address of a delivery, and the contact of a pickup
 * (CHK-015).
 */
export function shippingSchema(asks: {
  /** Undefined if nothing is delivered. */
  addressRule: AddressRule | undefined
  isPickup: boolean
}): z.ZodType<ShippingOutput, ShippingInput> {
  const address = asks.addressRule ?? hidden<AddressInput>()
  // in the order of the page, so that errors are listed in this order
  return asks.isPickup
    ? z.object({ pickup: pickupContactRule, email: emailRule, address })
    : z.object({ email: emailRule, pickup: hidden<PickupContactInput>(), address })
}

// A hidden part is not validated.
function hidden<Input>() {
  return z.custom<Input>().transform(() => undefined)
}
