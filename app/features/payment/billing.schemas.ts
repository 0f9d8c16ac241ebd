import { z } from 'zod'
import type { AddressInput, AddressRule } from '@/forms/rules/address'

/** The billing address: the shipping address, or one entered here (CHK-035). */
export function billingSchema(addressRule: AddressRule) {
  return z.discriminatedUnion('usesShippingAddress', [
    // The form is hidden, so its address is not validated.
    z.object({ usesShippingAddress: z.literal(true), address: z.custom<AddressInput>() }),
    z.object({ usesShippingAddress: z.literal(false), address: addressRule }),
  ])
}

export type BillingInput = z.input<ReturnType<typeof billingSchema>>
export type BillingOutput = z.output<ReturnType<typeof billingSchema>>
