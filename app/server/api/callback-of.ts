import type { Request } from 'express'
import { originOfRequest } from '../site-of-request'

/**
 * Returns the URL to which the login service redirects a browser. In most logins the server reads
 * the code from this redirect instead of following it (SES-022).
 */
export function callbackOf(req: Request): string {
  return `${originOfRequest(req)}/callback`
}
