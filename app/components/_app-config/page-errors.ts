import type { DehydratedState } from '@tanstack/react-query'
import { AppError, type AppErrorKind } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'

/** An AppError as it travels in a page: nothing of what the server knows beyond kind and message. */
interface PlainError {
  kind: AppErrorKind
  message: string
}

const statusByKind: Readonly<Record<AppErrorKind, number>> = {
  'bad-request': 400,
  validation: 400,
  'session-expired': 401,
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

/** Replaces the errors of failed queries by plain data that JSON can carry. */
export function flattenErrors(state: DehydratedState): DehydratedState {
  for (const query of state.queries) {
    if (query.state.status !== 'error') continue
    const { kind, message } = toAppError(query.state.error)
    query.state.error = { kind, message } satisfies PlainError
    query.state.fetchFailureReason = null
  }
  return state
}

/** The browser's side of `flattenErrors`: failed queries hold an AppError again. */
export function reviveErrors(state: DehydratedState | undefined): DehydratedState | undefined {
  for (const query of state?.queries ?? []) {
    if (isPlainError(query.state.error)) {
      query.state.error = new AppError(query.state.error.kind, query.state.error.message)
    }
  }
  return state
}

function isPlainError(error: unknown): error is PlainError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    'message' in error &&
    typeof error.kind === 'string' &&
    error.kind in statusByKind
  )
}
