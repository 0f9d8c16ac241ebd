import { decodeJwt } from 'jose'
import type { PaymentCard } from './payment-card.schemas'
import { TransientToken, type CardFacts } from '../card-gateway/card-gateway.schemas'
import type { AuthorizationRequest } from './card-gateway.port'

/** The gateway's card type codes (PAY-017). */
const CARD_TYPES: Readonly<Record<string, string>> = {
  '001': 'Visa',
  '002': 'Mastercard',
  '003': 'Amex',
  '004': 'Discover',
  '042': 'Discover',
}

/** The data of the paying card that may be shown; undefined for an unreadable token. */
export function cardOf({
  savedCard,
  transientToken,
}: AuthorizationRequest): PaymentCard | undefined {
  if (!savedCard) return readCard(transientToken)
  const { maskedNumber, type, expirationMonth, expirationYear } = savedCard
  return { cardType: CARD_TYPES[type], maskedNumber, expirationMonth, expirationYear }
}

/** Reads the card data that may be shown. The gateway verifies the token itself. */
function readCard(transientToken: string): PaymentCard | undefined {
  const facts = readFacts(transientToken)
  return (
    facts && {
      cardType: CARD_TYPES[facts.type],
      maskedNumber: facts.maskedNumber,
      expirationMonth: Number(facts.month),
      expirationYear: Number(facts.year),
    }
  )
}

export function readFacts(transientToken: string): CardFacts | undefined {
  const parsed = TransientToken.safeParse(decode(transientToken))
  if (!parsed.success) return undefined
  const { number, expirationMonth, expirationYear } = parsed.data.content.paymentInformation.card
  return {
    maskedNumber: number.maskedValue,
    bin: number.bin,
    type: number.detectedCardTypes[0] ?? '',
    month: expirationMonth.value,
    year: expirationYear.value,
  }
}

/** Reads the payload of a JWT, whose signature the gateway verifies. */
export function decode(jwt: string): unknown {
  try {
    return decodeJwt(jwt)
  } catch {
    return undefined
  }
}
