import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { RequestHandler, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Logger } from 'pino'

/** What each proxy lets through, by the path that the engine sees. */
const OPEN_PATHS: Readonly<Record<string, RegExp>> = {
  api: /^\/(?:shopper\/auth|[a-z]+\/shopper-[a-z-]+|custom\/[a-z-]+)\/v\d+\//,
  ocapi: /^\/s\/[\w-]+\/dw\/shop\/v\d+_\d+\//,
  recommendations: /^\/v3\/(?:activities|personalization)\//,
}
const SITE_PATHS = /^\/(?:bisn|products-inventory)(?:[/?]|$)/

/** A way out of what is open, however the dots are written: who is asked may read them as such. */
const DOT_SEGMENT = /\.\.|[/\\](?:\.|%2e){2}(?:[/\\?]|%2f|%5c|$)/i

const MAX_BODY_BYTES = 1_000_000
const TIMEOUT_MS = 30_000

// Ours alone: the shop's own cookies and what the browser says about itself stay here.
const PRIVATE_HEADERS = ['cookie', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']
// The engine's own, given at its `sessions`: OCAPI calls are made with credentials.
const SESSION_COOKIE = /(?:^|;\s*)(dwsid=[\w.-]+)/

interface ProxyOptions {
  target: string
  /** Where the sites' own paths go. */
  siteTarget: string
  recommendationsTarget: string
  siteIds: readonly string[]
  logger: Logger
}

/**
 * `/mobify/proxy/{api|ocapi|recommendations|siteId}/…` → the commerce engine, or who stands in its
 * place there (D2 §7, D3 §7). Only the listed paths pass; connections are kept open.
 */
export function commerceProxy(options: ProxyOptions): RequestHandler {
  const { target, siteTarget, recommendationsTarget, siteIds, logger } = options
  const forwardApi = forwardTo(target, logger)
  const forwardOr = (other: string) => (other === target ? forwardApi : forwardTo(other, logger))
  const forwardSite = forwardOr(siteTarget)
  const forwardRecommendations = forwardOr(recommendationsTarget)
  return (req, res, next) => {
    const [, name = '', rest = ''] = /^\/([\w-]+)(\/.*)$/.exec(req.url) ?? []
    const isSite = siteIds.includes(name)
    const own = Object.hasOwn(OPEN_PATHS, name) ? OPEN_PATHS[name] : undefined
    const open = isSite ? SITE_PATHS : own
    if (!open?.test(rest) || DOT_SEGMENT.test(rest)) return refuse(res, 404)
    if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuse(res, 413)
    req.url = isSite ? `/${name}${rest}` : rest
    keepPrivate(req)
    const forward = isSite
      ? forwardSite
      : name === 'recommendations'
        ? forwardRecommendations
        : forwardApi
    void forward(req, res, next)
  }
}

function forwardTo(target: string, logger: Logger): RequestHandler {
  const secure = target.startsWith('https:')
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 64 })
  return createProxyMiddleware({
    target,
    agent,
    changeOrigin: true,
    proxyTimeout: TIMEOUT_MS,
    on: {
      error: (error, _req, res) => {
        logger.error({ err: error }, 'commerce engine unreachable')
        if (!('writeHead' in res) || res.headersSent) return void res.destroy()
        res.writeHead(502, { 'Content-Type': 'application/problem+json' })
        res.end(JSON.stringify({ title: 'Bad Gateway', type: 'unavailable' }))
      },
    },
  })
}

/**
 * Before the request is forwarded: one that waits for a free socket has written its headers by the
 * time it gets one, and changing them then would end the program.
 */
function keepPrivate({ headers, url }: IncomingMessage): void {
  const session = url?.startsWith('/s/') && SESSION_COOKIE.exec(headers.cookie ?? '')?.[1]
  for (const name of PRIVATE_HEADERS) delete headers[name]
  if (session) headers.cookie = session
}

function refuse(res: Response, status: 404 | 413): void {
  const title = status === 404 ? 'Not Found' : 'Payload Too Large'
  res.status(status).json({ title, type: 'proxy', status })
}
