import { z } from 'zod'
import { isSameAddress } from '@/forms/address-values'
import { flagParts, mapParts, typedParts } from '@/forms/address-parts'
import { storedValue } from '@/lib/stored-value'
import type { ItemChoice } from '@/purchase/recipients/item-choice'
import { CONTACT_PARTS } from './pickup-contact-values'
import type { ShippingInput } from './shipping.schemas'

const text = z.string()
const flag = z.boolean().optional()

/** The typed values, which are not validated yet. */
const Draft = z.object({
  basketId: text,
  shipmentId: text.optional(),
  choice: z.object({ source: text, quantities: z.record(text, z.int().min(0)) }).optional(),
  values: z.object({
    email: text,
    address: z.object({
      ...mapParts(typedParts, () => text),
      ...mapParts(flagParts, () => flag),
      countryCode: z.enum(['US', 'CA']),
      addressId: text.optional(),
      addToAddressBook: flag,
      preferred: flag,
    }),
    pickup: z.object({
      firstName: text,
      lastName: text,
      phone: text,
      texts: z.boolean().default(false),
    }),
  }),
})

/** The values typed on the shipping page before the shopper left it. */
export interface ShippingDraft {
  basketId: string
  /** The open shipment, to which the address belongs. */
  shipmentId?: string
  /** The items that were chosen for a new recipient. */
  choice?: ItemChoice
  values: ShippingInput
}

const stored = storedValue<ShippingDraft>({
  area: 'session',
  key: 'shipping-draft',
  parse: (value) => Draft.safeParse(value).data,
})

/** Stores the typed values in this tab until the page is opened again. */
export function keepShippingDraft(draft: ShippingDraft): void {
  stored.set(draft)
}

/**
 * Returns the values typed for this basket. A guest's basket keeps its id when the guest logs in.
 */
export function readShippingDraft(basketId: string | undefined): ShippingDraft | undefined {
  const draft = stored.get()
  return draft?.basketId === basketId ? draft : undefined
}

export function dropShippingDraft(): void {
  stored.set(undefined)
}

export function isSameInput(one: ShippingInput, other: ShippingInput): boolean {
  return (
    one.email === other.email &&
    isSameAddress(one.address, other.address) &&
    one.pickup.texts === other.pickup.texts &&
    CONTACT_PARTS.every((name) => one.pickup[name] === other.pickup[name])
  )
}
