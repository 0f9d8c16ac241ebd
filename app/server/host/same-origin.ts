import type { RequestHandler } from 'express'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that change something and come from another site's page (403). Must stand before
 * PWA Kit's application, which rewrites Host and Origin.
 */
export const requireSameOrigin: RequestHandler = (req, res, next) => {
  if (SAFE_METHODS.has(req.method) || isSameOrigin(req.headers)) {
    next()
    return
  }
  res.status(403).json({
    title: 'Forbidden',
    type: 'cross-origin',
    detail: 'This address answers pages of its own origin only.',
  })
}

interface OriginHeaders {
  origin?: string
  'x-forwarded-host'?: string | string[]
  'sec-fetch-site'?: string | string[]
}

/** A caller without Origin is no page: browsers send it with every request that is not a GET. */
function isSameOrigin(headers: OriginHeaders): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false
  if (headers.origin === undefined) return true
  try {
    return new URL(headers.origin).host === headers['x-forwarded-host']
  } catch {
    return false
  }
}
