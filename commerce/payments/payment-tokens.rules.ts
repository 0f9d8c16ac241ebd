import type { PaymentCard } from '../baskets/model/basket-document.schemas'

interface Paying {
  paymentCard?: Pick<PaymentCard, 'creditCardToken'>
  custom: Readonly<Record<string, unknown>>
}

/**
 * Fields for the token of the card fields or of a wallet; they take precedence over a saved card's
 * token.
 */
const TOKEN_NAMES = ['c_token', 'c_transienttoken', 'c_paymentToken']

/** Returns all tokens that could pay; the first one is used. */
export function listPaymentTokens({ paymentCard, custom }: Paying): string[] {
  const given = [...TOKEN_NAMES.map((name) => custom[name]), paymentCard?.creditCardToken]
  return given.filter((token) => typeof token === 'string')
}

/**
 * Returns whether an attribute is a token, which must be removed as soon as it is no longer needed.
 */
export function isTokenName(name: string): boolean {
  return [...TOKEN_NAMES, 'c_authToken', 'c_recaptchaToken'].includes(name)
}
