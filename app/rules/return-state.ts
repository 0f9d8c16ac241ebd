import { toOwnPath } from './own-path'

/**
 * The router state passed to the login page: the path to return to, and the reason for the
 * redirect.
 */
export interface ReturnState {
  from?: string
  /** The customer was logged out after too many attempts to add a card (ACC-046). */
  hasTriedTooOften?: boolean
}

/**
 * Reads a location's state. `from` can only be a path of this site, and never the login page
 * itself.
 */
export function readReturnState(state: unknown): ReturnState {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state ? state.from : undefined
  return {
    from: typeof from === 'string' ? toReturnPath(from) : undefined,
    hasTriedTooOften: 'hasTriedTooOften' in state && state.hasTriedTooOften === true,
  }
}

function toReturnPath(address: string): string | undefined {
  const path = toOwnPath(address)
  return path && !/^\/(?:login|register)(?:[/?#]|$)/.test(path) ? path : undefined
}
