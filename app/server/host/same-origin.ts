import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import { sendProblem } from './send-problem'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const FOREIGN = {
  status: 403,
  type: 'cross-origin',
  detail: 'This address answers pages of its own origin only.',
}

/**
 * Refuses requests with a changing method that come from another site's page (403). Must stand
 * before PWA Kit's application, which rewrites Host and Origin.
 */
export const requireSameOrigin: RequestHandler = (req, res, next) => {
  if (SAFE_METHODS.has(req.method) || isOwn(req.headers)) next()
  else sendProblem(res, FOREIGN)
}

/**
 * Browsers send the origin of a request in one of two headers. A request with neither does not come
 * from a browser. It is accepted if it has no cookies, since those could be a visitor's.
 */
function isOwn(headers: IncomingHttpHeaders): boolean {
  const { origin, cookie, 'sec-fetch-site': site } = headers
  // `same-site` means a page of another subdomain
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin !== undefined) return hostOf(origin) === headers['x-forwarded-host']
  return site === 'same-origin' || cookie === undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
