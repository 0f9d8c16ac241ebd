import type { Request } from 'express'
import { originOfRequest } from '../site-of-request'

/**
 * Where the login service sends a browser back to; of most logins its answer is read instead
 * (SES-022).
 */
export function callbackOf(req: Request): string {
  return `${originOfRequest(req)}/callback`
}
