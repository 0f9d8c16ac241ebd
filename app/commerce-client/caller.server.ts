import { currentRequestId } from '@/lib/current-request-id.server'

/** On whose behalf the server asks the commerce service. */
export interface Caller {
  /** The shopper's own `Authorization` header, scheme included. */
  authorization?: string
  /** The visitor's: the service counts failed logins by address. */
  address?: string
  /** What proves a login or names its visit, as the browser sent it. */
  loginHeaders?: Record<string, string>
  /** Called with the cookies that a login sets. */
  onCookies?: (cookies: string[]) => void
}

/**
 * What every call to the commerce service carries; one id finds a visit in the logs of both
 * processes.
 */
export function toCallerHeaders({ authorization, address, loginHeaders }: Caller) {
  const id = currentRequestId()
  return {
    ...loginHeaders,
    ...(id !== undefined && { 'correlation-id': id }),
    ...(authorization && { Authorization: authorization }),
    ...(address && { 'X-Forwarded-For': address }),
  }
}
