import type { AppError, ErrorKind } from './app-error'

const statusByKind: Readonly<Record<ErrorKind, number>> = {
  'bad-request': 400,
  validation: 400,
  // The server renders pages with a guest session of its own, so this is not the shopper's session.
  'session-expired': 503,
  'not-found': 404,
  conflict: 409,
  unexpected: 500,
  maintenance: 503,
  unavailable: 503,
}

/**
 * Returns the HTTP status of a page that failed with this error (PDP-007, PDP-008: 400 and 404 show
 * the not-found page).
 */
export function statusOf(error: AppError): number {
  return statusByKind[error.kind]
}
