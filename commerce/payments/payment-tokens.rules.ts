import type { PaymentCard } from './payment-card.schemas'

interface Paying {
  paymentCard?: Pick<PaymentCard, 'creditCardToken'>
  custom: Readonly<Record<string, unknown>>
}

/**
 * Attributes that may contain the token of the card fields or a wallet; they take precedence over a
 * saved card's token.
 */
const TOKEN_NAMES = ['c_token', 'c_transienttoken', 'c_paymentToken']

/** Returns all tokens that could pay; the first one is used. */
export function listPaymentTokens({ paymentCard, custom }: Paying): string[] {
  const given = [...TOKEN_NAMES.map((name) => custom[name]), paymentCard?.creditCardToken]
  return given.filter((token) => typeof token === 'string')
}

/** Returns whether an attribute is a token, which must not be stored longer than needed. */
export function isTokenName(name: string): boolean {
  return [...TOKEN_NAMES, 'c_authToken', 'c_recaptchaToken'].includes(name)
}
