import { currentRequestId } from '@/lib/current-request-id.server'

/** On whose behalf the server asks the commerce service. */
export interface Caller {
  /** The shopper's own `Authorization` header, scheme included. */
  authorization?: string
  /** The visitor's: the service counts failed logins by address. */
  address?: string
  /** The credentials and visit id of a login, as the browser sent them. */
  loginHeaders?: Record<string, string>
  /** Called with the cookies that a login sets. */
  onCookies?: (cookies: string[]) => void
}

/**
 * Sent with every call to the commerce service; the request id is in the logs of both processes.
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
