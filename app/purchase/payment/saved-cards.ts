import { z } from 'zod'
import type { Customer } from '@/commerce-client/customers'
import { CARD } from '@rules/payment-methods'
import { isCardExpired } from '@/forms/rules/card'

/** The displayable data of a customer's saved card. */
export interface SavedCard {
  id: string
  cardType: string
  maskedNumber: string
  holder?: string
  /** 1 to 12 */
  expirationMonth: number
  expirationYear: number
  isExpired: boolean
  isDefault: boolean
  /** The card pays for subscriptions (ACC-047). */
  paysSubscriptions: boolean
}

const savedCard = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.literal(CARD),
  default: z.boolean().catch(false),
  c_useForSubscriptions: z.boolean().catch(false),
  paymentCard: z.object({
    cardType: z.string().catch(''),
    maskedNumber: z.string(),
    holder: z.string().optional().catch(undefined),
    expirationMonth: z.number(),
    expirationYear: z.number(),
  }),
})

/** Lists a customer's saved cards, the preferred one first; empty for guests. */
export function listSavedCards(
  customer: Pick<Customer, 'paymentInstruments'> | null | undefined,
  now: Date,
): SavedCard[] {
  const cards = (customer?.paymentInstruments ?? []).flatMap((instrument) => {
    const parsed = savedCard.safeParse(instrument)
    if (!parsed.success) return []
    const { paymentInstrumentId: id, paymentCard, ...rest } = parsed.data
    return {
      id,
      ...paymentCard,
      isExpired: isCardExpired(paymentCard.expirationMonth, paymentCard.expirationYear, now),
      isDefault: rest.default,
      paysSubscriptions: rest.c_useForSubscriptions,
    }
  })
  return cards.sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
}
