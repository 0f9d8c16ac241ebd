import type { Request } from 'express'
import { originOfRequest } from '../site-of-request'

/**
 * Returns the URL to which the login service redirects a browser. Most logins only read the
 * redirect and do not follow it (SES-022).
 */
export function callbackOf(req: Request): string {
  return `${originOfRequest(req)}/callback`
}
