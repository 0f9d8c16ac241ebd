import { notFound, Problem } from '../http/problem'

/** Error codes that the storefront handles (ACC-044), with the messages it shows. */
export function cardRefused(code: string, message: string): Problem {
  return new Problem(400, 'invalid-payment-instrument', 'Invalid Payment Instrument', message, {
    code,
    statusCode: code,
    statusMessage: message,
  })
}

export function invalidCard(detail: string): Problem {
  return new Problem(400, 'invalid-credit-card', 'Invalid Credit Card', detail)
}

export function paymentInstrumentNotFound(paymentInstrumentId: string): Problem {
  const detail = `No payment instrument with ID '${paymentInstrumentId}' could be found.`
  return notFound(detail, 'not-found', { paymentInstrumentId })
}
