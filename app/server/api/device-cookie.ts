import type { Request, Response } from 'express'
import type { Caller } from '@/commerce-client/caller.server'

/**
 * The cookie by which the engine recognizes a browser that the customer has used before (ADR 38).
 */
const PAIR = /(?:^|;\s*)(known_device=[\w-]+)/

/**
 * Returns the caller of a login, with the browser's device cookie; the device cookie of the answer
 * is stored in the browser.
 */
export function withDevice(caller: Caller, req: Request, res: Response): Caller {
  const [, cookie] = PAIR.exec(req.get('cookie') ?? '') ?? []
  const isSecure = req.get('x-forwarded-proto') === 'https'
  return {
    ...caller,
    loginHeaders: { ...caller.loginHeaders, ...(cookie && { cookie }) },
    onCookies: (cookies) => {
      const own = cookies.filter((one) => PAIR.test(one))
      // the engine is called over HTTP and omits `Secure`, although the browser may use HTTPS
      if (own.length > 0) res.append('Set-Cookie', isSecure ? own.map(secured) : own)
    },
  }
}

function secured(cookie: string): string {
  return /;\s*Secure/i.test(cookie) ? cookie : `${cookie}; Secure`
}
