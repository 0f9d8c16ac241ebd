import { currentRequestId } from '@/lib/current-request-id.server'

export interface Caller {
  /** The shopper's own `Authorization` header, scheme included. */
  authorization?: string
  /** The visitor's IP address: the service counts failed logins per address. */
  address?: string
  /** The login's credentials and visit id, as sent by the browser. */
  loginHeaders?: Record<string, string>
  onCookies?: (cookies: string[]) => void
}

/**
 * Returns the headers of every call to the commerce service. Their request id is logged by both
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
