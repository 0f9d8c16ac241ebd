import type { DehydratedState } from '@tanstack/react-query'
import { toAppError } from '@/errors/to-app-error'

/** Replaces the errors of failed queries with plain data. Modifies the given state. */
export function flattenErrors(state: DehydratedState): DehydratedState {
  for (const query of state.queries) {
    if (query.state.status !== 'error') continue
    query.state.error = toAppError(query.state.error).toJSON()
    query.state.fetchFailureReason = null
  }
  return state
}

/** Reverses `flattenErrors` in the browser: failed queries have an AppError again. */
export function reviveErrors(state: DehydratedState | undefined): DehydratedState | undefined {
  for (const query of state?.queries ?? []) {
    if (query.state.status === 'error') query.state.error = toAppError(query.state.error)
  }
  return state
}
