import { createCustomerId } from '../auth/secrets'
import type { Db } from '../db/client'
import { GatewayRefusal } from '../providers/card-gateway/gateway-refusal'
import { createStoredCards } from '../providers/card-gateway/stored-card.service'

/** A saved card as an archive contains one. */
export interface ImportedCard {
  cardType: string
  holder?: string
  expirationMonth: number
  expirationYear: number
  /** What its gateway knows it by; without one, `number` goes to the embedded gateway for a token. */
  token?: string
  /** In full, or masked beside a token. */
  number?: string
  /** Custom attributes, with their `c_`. */
  custom: Readonly<Record<string, unknown>>
}

const LAST_DIGITS = 4

/**
 * Saves the cards of a customer who has none, the first as the default one. No number is stored.
 * @param db may be a transaction.
 * @returns which of them were left out: no gateway knows them, or the embedded one refuses them.
 */
export async function importSavedCards(
  db: Db,
  customerId: string,
  cards: readonly ImportedCard[],
  now: Date,
): Promise<ImportedCard[]> {
  const leftOut: ImportedCard[] = []
  let isFirst = true
  for (const card of cards) {
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
        created_at: now,
        updated_at: now,
      })
      .execute()
    isFirst = false
  }
  return leftOut
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
