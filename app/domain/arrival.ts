import { toOwnPath } from './own-path'

/**
 * What a page passes to the login page (router state): where to go back to, and why it leads there.
 */
export interface ArrivalState {
  from?: string
  /** The customer was logged out, since they tried too often to add a card (ACC-046). */
  hasTriedTooOften?: boolean
}

/** Reads a location's state. `from` only ever is a path of this site, and not login itself. */
export function readArrival(state: unknown): ArrivalState {
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
