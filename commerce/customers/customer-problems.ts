import { notFound, Problem } from '../http/problem'

export function customerNotFound(customerId: string): Problem {
  const detail = `No customer with ID '${customerId}' could be found.`
  return notFound(detail, 'not-found', { customerId })
}

export function invalidCustomer(
  detail = 'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
): Problem {
  return new Problem(400, 'invalid-customer', 'Invalid Customer', detail)
}

export function invalidPassword(
  detail = 'The password does not meet the acceptance criteria.',
): Problem {
  return new Problem(400, 'invalid-password', 'Invalid Password', detail)
}

export function loginInUse(): Problem {
  const detail = 'The login is already in use.'
  return new Problem(400, 'login-already-in-use', 'Login Already In Use', detail)
}

/** Error codes that the storefront handles (ACC-044), with the messages it shows. */
export function cardRefused(code: string, message: string): Problem {
  return new Problem(400, 'invalid-payment-instrument', 'Invalid Payment Instrument', message, {
    code,
    statusCode: code,
    statusMessage: message,
  })
}

export function paymentInstrumentNotFound(paymentInstrumentId: string): Problem {
  const detail = `No payment instrument with ID '${paymentInstrumentId}' could be found.`
  return notFound(detail, 'not-found', { paymentInstrumentId })
}
