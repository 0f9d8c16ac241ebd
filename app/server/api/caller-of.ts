import type { Request } from 'express'
import type { Caller } from '@/commerce-client/caller.server'

/**
 * Sent only with logins: the refresh token of the guest who logs in, and the visit's id (ADR 24).
 */
const LOGIN_HEADERS = ['x-guest-refresh-token', 'x-visit-id']

/**
 * Returns what is sent to the engine about the caller. The host has made sure that
 * `X-Forwarded-For` can be trusted.
 */
export function callerOf(req: Request): Caller {
  return {
    authorization: req.get('authorization'),
    address: req.get('x-forwarded-for'),
    loginHeaders: Object.fromEntries(
      LOGIN_HEADERS.flatMap((name) => {
        const value = req.get(name)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  }
}
