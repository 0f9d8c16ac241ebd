import type { Request } from 'express'
import type { Caller } from '@/commerce-client/caller.server'

/** Sent with logins alone: the guest who goes on, and the visit's id (ADR 24). */
const LOGIN_HEADERS = ['x-guest-refresh-token', 'x-visit-id']

/** What is sent to the engine about the caller; the host has made `X-Forwarded-For` trustworthy. */
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
