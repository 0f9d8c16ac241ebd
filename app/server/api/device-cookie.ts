import type { Request, Response } from 'express'
import type { Caller } from '@/commerce-client/caller.server'

/** By which the engine knows a browser that its customer has logged in from (ADR 38). */
const PAIR = /(?:^|;\s*)(known_device=[\w-]+)/

/** For a login: the browser's secret goes along, and the one that is returned is stored there. */
export function withDevice(caller: Caller, req: Request, res: Response): Caller {
  const [, cookie] = PAIR.exec(req.get('cookie') ?? '') ?? []
  const isSecure = req.get('x-forwarded-proto') === 'https'
  return {
    ...caller,
    loginHeaders: { ...caller.loginHeaders, ...(cookie && { cookie }) },
    onCookies: (cookies) => {
      const own = cookies.filter((one) => PAIR.test(one))
      // the engine was asked over HTTP by us, the browser perhaps not
      if (own.length > 0) res.append('Set-Cookie', isSecure ? own.map(secured) : own)
    },
  }
}

function secured(cookie: string): string {
  return /;\s*Secure/i.test(cookie) ? cookie : `${cookie}; Secure`
}
