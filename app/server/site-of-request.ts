import type { Request, RequestHandler } from 'express'
import { resolveSite } from '@/site/resolve-site'

/**
 * Chooses the site of a request by the host the visitor asked for. PWA Kit has replaced `Host` by
 * then; the host program passes the visitor's on as `X-Forwarded-Host` (docs/adr/0006).
 */
export const rememberSite: RequestHandler = (req, res, next) => {
  res.locals.site = resolveSite(hostOfRequest(req))
  next()
}

/** Origin of the page that asks, as its browser sees it, e.g. `http://volume.localhost:3000`. */
export function originOfRequest(req: Request): string {
  return `${req.get('x-forwarded-proto') ?? 'http'}://${hostOfRequest(req)}`
}

function hostOfRequest(req: Request): string {
  return req.get('x-forwarded-host') ?? req.get('host') ?? ''
}
