import { badRequest, notFound, Problem } from '../http/problem'

/** The same error for a missing subscription and another customer's subscription. */
export function subscriptionNotFound(id: string): Problem {
  return notFound(`No subscription '${id}' was found.`, 'subscription-not-found')
}

export function wrongState(detail: string): Problem {
  return new Problem(409, 'subscription-state', 'Conflict', detail)
}

export function invalidDate(detail: string): Problem {
  return badRequest(detail, 'invalid-date')
}
