import type { RequestHandler } from 'express'
import { resolveSite } from '@/site/resolve-site'

/**
 * Chooses the site of a request by the host the visitor asked for. PWA Kit has replaced `Host` by
 * then; the host program passes the visitor's on as `X-Forwarded-Host` (docs/adr).
 */
export const rememberSite: RequestHandler = (req, res, next) => {
  const forwarded = req.headers['x-forwarded-host']
  const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? req.headers.host ?? ''
  res.locals.site = resolveSite(host)
  next()
}
