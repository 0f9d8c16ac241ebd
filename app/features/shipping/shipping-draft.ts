import { z } from 'zod'
import { flagParts, mapParts, typedParts } from '@/forms/address-parts'
import { storedValue } from '@/lib/stored-value'
import type { ShippingInput } from './shipping.schemas'

const text = z.string()
const flag = z.boolean().optional()

/** As it is typed: nothing is asked of it yet. */
const Draft = z.object({
  basketId: text,
  shipmentId: text.optional(),
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
    pickup: z.object({ firstName: text, lastName: text, phone: text }),
  }),
})

/** The text that was typed on the shipping page when the shopper left it to log in. */
export interface ShippingDraft {
  basketId: string
  /** The shipment that was open, to which the address belongs. */
  shipmentId?: string
  values: ShippingInput
}

const stored = storedValue<ShippingDraft>({
  area: 'session',
  key: 'shipping-draft',
  parse: (value) => Draft.safeParse(value).data,
})

/** Stores what is typed, in this tab, until the page is opened again. */
export function keepShippingDraft(draft: ShippingDraft): void {
  stored.set(draft)
}

/** The text that was typed for this basket. A guest's basket keeps its id as its owner logs in. */
export function readShippingDraft(basketId: string | undefined): ShippingDraft | undefined {
  const draft = stored.get()
  return draft?.basketId === basketId ? draft : undefined
}

/** Forgets it, whosever it was. */
export function dropShippingDraft(): void {
  stored.set(undefined)
}
