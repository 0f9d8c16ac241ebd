import type { Db } from '../db/client'
import { Problem } from '../http/problem'
import { isCardNumber } from '../card-gateway/card-number.rules'
import { GatewayRefusal } from '../card-gateway/gateway-refusal'
import type { CardToStore, StoredCardService } from '../card-gateway/stored-card.service'
import { isTokenOfAnother } from './payment-instrument.repository'
import { toShownNumber } from './saved-card.rules'
import { type SavedCard, type PaymentInstrumentBody } from './saved-card.schemas'

interface Sources {
  db: Db
  storedCards: StoredCardService
}

export async function toSavedCard(
  { db, storedCards }: Sources,
  customerId: string,
  given: NonNullable<PaymentInstrumentBody['paymentCard']>,
): Promise<SavedCard> {
  const { number, securityCode, creditCardToken, maskedNumber, ...facts } = given
  if (creditCardToken !== undefined)
    await requireOwnTokens({ db, storedCards }, customerId, [creditCardToken])
  const stored =
    creditCardToken === undefined
      ? await storeNumber(storedCards, customerId, { ...facts, number: number ?? '', securityCode })
      : ((await storedCards.getCard(creditCardToken, customerId)) ??
        (await storedCards.storeTransientToken(creditCardToken, customerId)))
  if (!stored) {
    // only the gateway that issued a token can read it
    const token = creditCardToken ?? ''
    if (isCardNumber(token)) throw invalidCard('A card number is no token.')
    const shown = isCardNumber(maskedNumber ?? '') ? undefined : maskedNumber
    return { ...facts, creditCardToken: token, ...toShownNumber(shown) }
  }
  return {
    ...facts,
    expirationMonth: stored.expirationMonth,
    expirationYear: stored.expirationYear,
    creditCardToken: stored.token,
    ...toShownNumber(stored.maskedNumber),
  }
}

/** @throws Problem 400 for a token that is stored for another customer. */
export async function requireOwnTokens(
  { db, storedCards }: Sources,
  customerId: string,
  tokens: readonly string[],
): Promise<void> {
  for (const token of tokens) {
    const isForeign =
      (await storedCards.isOfAnother(token, customerId)) ||
      (await isTokenOfAnother(db, token, customerId))
    if (isForeign) throw invalidCard('The card is kept for somebody else.')
  }
}

async function storeNumber(storedCards: StoredCardService, customerId: string, card: CardToStore) {
  return storedCards.storeCard(card, customerId).catch((error: unknown) => {
    if (error instanceof GatewayRefusal) throw invalidCard(error.message)
    throw error
  })
}

function invalidCard(detail: string): Problem {
  return new Problem(400, 'invalid-credit-card', 'Invalid Credit Card', detail)
}
