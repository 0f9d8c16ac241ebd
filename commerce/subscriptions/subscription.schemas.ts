import { z } from 'zod'
import { parseJson } from '../parse-json'
import { Address, BasketItem } from '../baskets/model/basket-document.schemas'

export const SubscriptionDocument = z.object({
  /** The line of the first order, without the ids that belong to that basket. */
  item: BasketItem.omit({ itemId: true, shipmentId: true, inventoryId: true }),
  /** The product's name when it was ordered, in case it is no longer sold. */
  name: z.string(),
  address: Address,
  billingAddress: Address,
  gift: z.boolean().default(false),
  giftMessage: z.string().optional(),
})
export type SubscriptionDocument = z.infer<typeof SubscriptionDocument>

const Frequency = z
  .string()
  .regex(/^[1-9]\d?_[1-4]$/)
  .transform((text) => {
    const [every, period] = text.split('_').map(Number)
    return { every: every ?? 1, period: period ?? 1 }
  })

const OptinState = z.object({
  optedin: z.array(z.object({ id: z.string(), frequency: z.string() })).default([]),
})

export interface Optin {
  productId: string
  /** The interval as written in the line: `N_M`. */
  text: string
  every: number
  period: number
}

export function readOptins(stored: unknown): Optin[] {
  const state = OptinState.safeParse(typeof stored === 'string' ? parseJson(stored) : stored)
  if (!state.success) return []
  return state.data.optedin.flatMap(({ id, frequency: text }) => {
    const frequency = Frequency.safeParse(text)
    return frequency.success ? [{ productId: id, text, ...frequency.data }] : []
  })
}
