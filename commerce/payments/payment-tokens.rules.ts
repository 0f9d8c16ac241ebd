import type { PaymentCard } from '../baskets/model/basket-document.schemas'

interface Paying {
  paymentCard?: Pick<PaymentCard, 'creditCardToken'>
  custom: Readonly<Record<string, unknown>>
}

/** Where what the card fields or a wallet gave may stand, before a saved card's token. */
const TOKEN_NAMES = ['c_token', 'c_transienttoken', 'c_paymentToken']

/** All that a payment could be carried out with; the first one is asked for. */
export function listPaymentTokens({ paymentCard, custom }: Paying): string[] {
  const given = [...TOKEN_NAMES.map((name) => custom[name]), paymentCard?.creditCardToken]
  return given.filter((token) => typeof token === 'string')
}

/** Whether an attribute is a token, which is stored no longer than it is needed. */
export function isTokenName(name: string): boolean {
  return [...TOKEN_NAMES, 'c_authToken', 'c_recaptchaToken'].includes(name)
}
