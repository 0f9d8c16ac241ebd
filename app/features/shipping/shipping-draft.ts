import { z } from 'zod'
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
      firstName: text,
      lastName: text,
      companyName: text,
      address1: text,
      address2: text,
      city: text,
      stateCode: text,
      postalCode: text,
      countryCode: z.enum(['US', 'CA']),
      phone: text,
      c_PHONE_EXTENSION: text,
      c_isPOBox: flag,
      c_RESIDENCE_CODE: flag,
      addressId: text.optional(),
      addToAddressBook: flag,
      preferred: flag,
    }),
    pickup: z.object({ firstName: text, lastName: text, phone: text }),
  }),
})

/** What was typed on the shipping page when the shopper left it to log in. */
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

/** What was typed for this basket. A guest's basket keeps its id as its owner logs in. */
export function readShippingDraft(basketId: string | undefined): ShippingDraft | undefined {
  const draft = stored.get()
  return draft?.basketId === basketId ? draft : undefined
}

/** Forgets it, whosever it was. */
export function dropShippingDraft(): void {
  stored.set(undefined)
}
