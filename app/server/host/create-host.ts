import compression from 'compression'
import express, { type Application, type RequestHandler } from 'express'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { PROXY_PATH, siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { chooseSite } from '@/site/choose-site'
import type { SiteConfig } from '@/site/site'
import { previewGate } from '../preview/preview-gate'
import { accessLog } from './access-log'
import { boxPictureService } from './box-picture/box-picture-service'
import { normaliseUrl, refuseBadAddress, refuseLongAddress } from './check-address'
import { commerceProxy } from './commerce-proxy'
import { documentService } from './document-service'
import { followShopChanges } from './follow-shop-changes'
import { setForwardedHeaders } from './forwarded-headers'
import type { HostConfig } from './host-config'
import { sendMetrics } from './host-metrics'
import { imageService } from './image-service'
import { observeRequest } from './observe-request'
import { oneAtATime } from './one-at-a-time'
import { PageResponder } from './page-responder'
import { assignRequestId } from './request-id'
import { policyReports, REPORTS_PATH } from './policy-reports'
import { requireSameOrigin } from './same-origin'
import { SiteStatus } from './site-status'
import { videoService } from './video-service'
import { captureResponse } from './capture-response'
import helmet from 'helmet'

type HealthState = 'starting' | 'ready' | 'draining'

class Health {
  state: HealthState = 'starting'

  /** `GET /health`: 200 when pages can be rendered, 503 while starting or stopping. */
  readonly handler: RequestHandler = (_req, res) => {
    res
      .status(this.state === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: this.state })
  }
}

interface HostOptions {
  config: HostConfig
  sites: readonly SiteConfig[]
  logger: Logger
  /** PWA Kit's application: pages and `/api`. */
  storefront: Application
  /** Serves `/mobify/bundle`; in development PWA Kit's compiler serves it. */
  assets?: RequestHandler
}

export interface Host {
  listener: RequestListener
  health: Health
  /** Begins to listen for changes in the shop. @returns a function that stops listening */
  followChanges: () => () => void
}

/** Paths that are not pages: files, services and the development server's own paths. */
const NOT_A_PAGE =
  /^\/(?:mobify|api|image|document|video|__mrt|health|metrics|policy-reports|callback|worker\.js|manifest\.webmanifest|robots\.txt|sitemap[\w-]*\.xml|favicon\.ico)(?:[/?]|$)/

/** Creates the handlers in front of PWA Kit's application (docs/adr/0006). */
export function createHost({ config, sites, logger, storefront, assets }: HostOptions): Host {
  const health = new Health()
  const application = express().disable('x-powered-by').use(storefront)
  const siteOf = (host: string) => chooseSite(sites, host)
  const status = new SiteStatus({ ask: (siteId) => asksForMaintenance(storefront, siteId) })
  const pages = new PageResponder({ application, config, siteOf, status })

  const services = express().disable('x-powered-by').disable('etag')
  services.use(accessLog(logger))
  services.get('/health', health.handler)
  if (assets) services.use('/mobify/bundle', assets)
  services.use(
    '/image/box',
    boxPictureService({ config, logger, application, siteIds: sites.map(({ id }) => id) }),
  )
  services.use('/image', imageService({ config, logger }))
  services.use('/document', documentService({ config, logger }))
  services.use('/video', videoService({ config, logger }))
  services.use(REPORTS_PATH, policyReports(logger))
  services.use(requireSameOrigin)
  services.use(['/api', PROXY_PATH, '/worker.js', /^\/sitemap[\w-]*\.xml$/], compression())
  services.use(
    PROXY_PATH,
    commerceProxy({
      target: config.commerceOrigin,
      siteTarget: config.siteServicesOrigin,
      recommendationsTarget: config.recommendations.origin,
      siteIds: sites.map(({ id }) => id),
      logger,
    }),
  )
  services.use(previewGate({ config, siteOf }))
  services.use((req, res, next) => {
    if (isPage(req)) pages.respond(req, res).catch(next)
    else storefront(req, res, next)
  })

  const setSecurityHeaders = securityHeaders(config)
  const answer: RequestListener = (req, res) => {
    if (req.url === '/metrics') {
      // before the forwarded headers are rewritten, because they show whether a proxy forwarded the
      // request
      sendMetrics(req, res, config.telemetry.metrics).catch((error: Error) => res.destroy(error))
      return
    }
    setForwardedHeaders(req, config)
    if (refuseBadAddress(req, res)) return
    if (isPage(req)) {
      if (normaliseUrl(req, res)) return
      const id = assignRequestId(req, res)
      if (pages.respondFromCache(req, res)) {
        const { method, url = '' } = req
        logger.info(
          {
            reqId: id,
            req: { id, method, path: url.split('?')[0] },
            res: { statusCode: res.statusCode },
            isCached: true,
          },
          'request completed',
        )
        return
      }
    }
    services(req, res)
  }
  const answerNext = oneAtATime((req, res) =>
    observeRequest(req, res, config.trustProxy, () => answer(req, res)),
  )
  const listener: RequestListener = (req, res) => {
    setSecurityHeaders(req, res)
    if (refuseLongAddress(req, res)) return
    answerNext(req, res)
  }
  const followChanges = () => followShopChanges({ config, logger, pages, status })
  return { listener, health, followChanges }
}

function isPage(req: IncomingMessage): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && !NOT_A_PAGE.test(req.url ?? '')
}

/**
 * Sends a small request to a site's service through the application and returns whether its
 * response reports maintenance (ERR-007).
 */
async function asksForMaintenance(application: RequestListener, siteId: string): Promise<boolean> {
  const url = toSiteAddress(siteId, siteRoutes.sitePreferences)
  // PWA Kit reports a request without an id as an error
  const asked = { host: 'localhost', 'x-correlation-id': 'maintenance' }
  const { headers } = await captureResponse(application, { url, headers: asked })
  return headers['sfdc_maintenance'] === 'true'
}

/**
 * Sets the security headers of every answer. Only pages have a Content-Security-Policy, with their
 * own nonce.
 */
function securityHeaders({ publicProtocol }: Pick<HostConfig, 'publicProtocol'>): RequestListener {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // over plain http (a laptop) browsers would refuse http for this host name for a year
    strictTransportSecurity: publicProtocol === 'https' && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  })
  return (req, res) => {
    setHeaders(req, res, () => undefined)
    res.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(self), payment=(self)',
    )
  }
}
