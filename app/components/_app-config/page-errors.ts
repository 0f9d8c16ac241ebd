import type { DehydratedState } from '@tanstack/react-query'
import { toAppError } from '@/errors/to-app-error'

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
