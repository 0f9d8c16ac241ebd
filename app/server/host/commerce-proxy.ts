import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { siteRoutes } from '@/commerce-client/site-routes'
import { forwardTo } from './forward-request'
import { sendProblem } from './send-problem'

/** The paths that each proxy forwards, as the engine receives them. */
const OPEN_PATHS: Readonly<Record<string, RegExp>> = {
  api: /^\/(?:shopper\/auth|[a-z]+\/shopper-[a-z-]+|custom\/[a-z-]+)\/v\d+\//,
  ocapi:
    /^\/(?:s\/[\w-]+\/dw\/shop\/v\d+_\d+\/|on\/demandware\.store\/Sites-[\w-]+-Site\/\w+\/__Analytics-Start\?)/,
  recommendations: /^\/v3\/(?:activities|personalization)\//,
}
const sitePaths = Object.values(siteRoutes).flatMap(({ path, isProxied }) =>
  isProxied ? [path] : [],
)
const SITE_PATHS = new RegExp(`^/(?:${sitePaths.join('|')})(?:[/?]|$)`)

/** Dot segments in any encoding: the target might resolve them to a path that is not open. */
const DOT_SEGMENT = /\.\.|[/\\](?:\.|%2e){2}(?:[/\\?]|%2f|%5c|$)/i

// the shop's own cookies and the browser's headers about the request's origin are not forwarded
const PRIVATE_HEADERS = ['cookie', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']
// the engine's session cookie, set by its `sessions` route; only OCAPI calls forward it
const SESSION_COOKIE = /(?:^|;\s*)(dwsid=[\w.-]+)/

const CLOSED = { status: 404, type: 'proxy', detail: 'Nothing is passed on from this address.' }

interface ProxyOptions {
  target: string
  /** Target of the sites' own paths. */
  siteTarget: string
  recommendationsTarget: string
  siteIds: readonly string[]
  logger: Logger
}

/**
 * `/mobify/proxy/{api|ocapi|recommendations|siteId}/…` → the commerce engine, or the commerce
 * service configured in its place (API-016). Only the listed paths are forwarded; connections are
 * kept open.
 */
export function commerceProxy(options: ProxyOptions): RequestHandler {
  const { target, siteTarget, recommendationsTarget, siteIds, logger } = options
  const forwardApi = forwardTo(target, { logger })
  const forwardOr = (other: string) =>
    other === target ? forwardApi : forwardTo(other, { logger })
  const forwardSite = forwardOr(siteTarget)
  const forwardRecommendations = forwardOr(recommendationsTarget)
  return (req, res, next) => {
    const [, name = '', rest = ''] = /^\/([\w-]+)(\/.*)$/.exec(req.url) ?? []
    const isSite = siteIds.includes(name)
    const own = Object.hasOwn(OPEN_PATHS, name) ? OPEN_PATHS[name] : undefined
    const open = isSite ? SITE_PATHS : own
    if (!open?.test(rest) || DOT_SEGMENT.test(rest)) return sendProblem(res, CLOSED)
    req.url = isSite ? `/${name}${rest}` : rest
    keepPrivate(req)
    const forward = isSite
      ? forwardSite
      : name === 'recommendations'
        ? forwardRecommendations
        : forwardApi
    forward(req, res).catch(next)
  }
}

function keepPrivate({ headers, url }: IncomingMessage): void {
  const session = url?.startsWith('/s/') && SESSION_COOKIE.exec(headers.cookie ?? '')?.[1]
  for (const name of PRIVATE_HEADERS) delete headers[name]
  if (session) headers.cookie = session
}
