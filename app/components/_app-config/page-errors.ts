import type { DehydratedState } from '@tanstack/react-query'
import type { AppError, ErrorKind } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'

const statusByKind: Readonly<Record<ErrorKind, number>> = {
  'bad-request': 400,
  validation: 400,
  // A page is rendered as the server's own guest: its session is not the shopper's.
  'session-expired': 503,
  'not-found': 404,
  conflict: 409,
  unexpected: 500,
  maintenance: 503,
  unavailable: 503,
}

/** The HTTP status of a page that met this error (D1 §2: 400 and 404 show the not-found page). */
export function statusOf(error: AppError): number {
  return statusByKind[error.kind]
}

/** Failed queries travel as the plain data of their AppError. Changes the state it is given. */
export function flattenErrors(state: DehydratedState): DehydratedState {
  for (const query of state.queries) {
    if (query.state.status !== 'error') continue
    query.state.error = toAppError(query.state.error).toJSON()
    query.state.fetchFailureReason = null
  }
  return state
}

/** The browser's side of `flattenErrors`: failed queries hold an AppError again. */
export function reviveErrors(state: DehydratedState | undefined): DehydratedState | undefined {
  for (const query of state?.queries ?? []) {
    if (query.state.status === 'error') query.state.error = toAppError(query.state.error)
  }
  return state
}
