import { z } from 'zod'
import { createCustomerId } from '../secrets'
import type { Db } from '../db/client'
import { GatewayRefusal } from '../card-gateway/gateway-refusal'
import { createStoredCards } from '../card-gateway/stored-card.service'

export interface ImportedCard {
  cardType: string
  holder?: string
  expirationMonth: number
  expirationYear: number
  /**
   * The token of the card's gateway. If it is absent, the embedded gateway creates a token for
   * `number`.
   */
  token?: string
  /** In full, or masked if there is a token. */
  number?: string
  /** Custom attributes, with the prefix `c_`. */
  custom: Readonly<Record<string, unknown>>
}

const LAST_DIGITS = 4

const SavedCard = z.object({
  paymentCard: z.object({
    creditCardToken: z.string().optional(),
    numberLastDigits: z.string().optional(),
    expirationMonth: z.number().optional(),
    expirationYear: z.number().optional(),
  }),
})

/**
 * Saves the cards that a customer has not saved yet; the first one becomes the default of a customer
 * without cards. Card numbers are not stored.
 * @param db may be a transaction.
 * @returns the cards that were left out: without a known gateway, or refused by the embedded
 * gateway.
 */
export async function importSavedCards(
  db: Db,
  customerId: string,
  cards: readonly ImportedCard[],
  now: Date,
): Promise<ImportedCard[]> {
  const leftOut: ImportedCard[] = []
  const saved = await db
    .selectFrom('customer_payment_instrument')
    .select('document')
    .where('customer_id', '=', customerId)
    .execute()
  const documents = saved.map(({ document }) => SavedCard.safeParse(document).data)
  const isSaved = (card: ImportedCard) => documents.some((one) => one && isSame(card, one))
  let isFirst = saved.length === 0
  for (const [at, card] of cards.entries()) {
    if (isSaved(card)) continue
    const known = await findToken(db, customerId, card, now)
    if (!known) {
      leftOut.push(card)
      continue
    }
    const { cardType, holder, expirationMonth, expirationYear, custom } = card
    const facts = { cardType, holder, expirationMonth, expirationYear }
    await db
      .insertInto('customer_payment_instrument')
      .values({
        id: createCustomerId(),
        customer_id: customerId,
        payment_method_id: 'CREDIT_CARD',
        is_default: isFirst,
        document: JSON.stringify({ ...custom, paymentCard: { ...facts, ...known } }),
        // cards are listed by the time at which they were saved
        created_at: new Date(now.getTime() + at),
        updated_at: now,
      })
      .execute()
    isFirst = false
  }
  return leftOut
}

function isSame(
  { token, number = '', expirationMonth, expirationYear }: ImportedCard,
  { paymentCard }: z.infer<typeof SavedCard>,
): boolean {
  if (token) return paymentCard.creditCardToken === token
  return (
    paymentCard.numberLastDigits === number.slice(-LAST_DIGITS) &&
    paymentCard.expirationMonth === expirationMonth &&
    paymentCard.expirationYear === expirationYear
  )
}

async function findToken(
  db: Db,
  customerId: string,
  { token, number = '', expirationMonth, expirationYear }: ImportedCard,
  now: Date,
) {
  const numberLastDigits = number.slice(-LAST_DIGITS)
  if (token) {
    return {
      creditCardToken: token,
      maskedNumber: `************${numberLastDigits}`,
      numberLastDigits,
    }
  }
  try {
    const storedCards = createStoredCards(db, { now: () => now })
    const entered = { number, expirationMonth, expirationYear }
    const stored = await storedCards.storeCard(entered, customerId)
    return { creditCardToken: stored.token, maskedNumber: stored.maskedNumber, numberLastDigits }
  } catch (error) {
    if (error instanceof GatewayRefusal) return undefined
    throw error
  }
}
