import type { Request, RequestHandler } from 'express'
import { resolvePage } from '@/site/resolve-site'

/**
 * Chooses the site of a request by the visitor's host, and the language by the path or the
 * browser's `Accept-Language` (docs/adr/0023). PWA Kit has replaced `Host`; the host process passes
 * the visitor's host as `X-Forwarded-Host` (docs/adr/0006). Later handlers get the URL without the
 * language.
 */
export const rememberSite: RequestHandler = (req, res, next) => {
  const host = hostOfRequest(req)
  const acceptLanguage = req.get('accept-language')
  const page = resolvePage({ host, url: req.originalUrl, acceptLanguage })
  if (page.isNegotiated) res.vary('Accept-Language')
  res.locals.site = page.site
  req.url = page.url
  req.originalUrl = page.url
  next()
}

/**
 * Returns the origin of the requesting page as its browser sees it, e.g.
 * `http://volume.localhost:3000`.
 */
export function originOfRequest(req: Request): string {
  return `${req.get('x-forwarded-proto') ?? 'http'}://${hostOfRequest(req)}`
}

function hostOfRequest(req: Request): string {
  return req.get('x-forwarded-host') ?? req.get('host') ?? ''
}
