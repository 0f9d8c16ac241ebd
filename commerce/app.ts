import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import requestId from '../config/request-id.json'
import type { LogOutput } from '../telemetry/log-output'
import { traceIds } from '../telemetry/spans'
import { registerAuth } from './auth/auth.routes'
import { registerPasskeys } from './passkeys/passkey.routes'
import { registerAvailability } from './availability/availability.routes'
import { registerBackOffice } from './back-office/back-office.routes'
import { registerClaims } from './claims/claim.routes'
import { registerCatalog } from './catalog/catalog.routes'
import { registerBaskets } from './baskets/routes/basket.routes'
import { registerConfigurations } from './configurations/configuration.routes'
import { registerAccountData } from './account-data/account-data.routes'
import { registerConsents } from './consents/consent.routes'
import { registerArchiveLinks } from './content/archive-links'
import { registerExperience } from './content/experience.routes'
import { registerCustomers } from './accounts/customer.routes'
import { registerConcierge } from './custom-gateway/concierge.routes'
import { registerSitePrefs } from './custom-gateway/site-prefs.routes'
import { registerSitemap } from './custom-gateway/sitemap.routes'
import { registerStoreList } from './custom-gateway/store-list.routes'
import { registerGiftCardBalance } from './custom-gateway/gift-card-balance.routes'
import { registerOrderTracking } from './custom-gateway/order-tracking.routes'
import { registerShippingGateway } from './custom-gateway/shipping-gateway.routes'
import { registerWalletSession, registerWalletSheet } from './custom-gateway/wallet-session.routes'
import { registerSubscriptionOptins } from './custom-gateway/subscription-optins.routes'
import { registerGiftCertificates } from './gift-certificates/gift-certificate.routes'
import { keepCallerAddress } from './http/caller-address'
import { checkOrganization } from './sites/site-context'
import { answerUnreadableUrl, registerErrorHandlers } from './http/error-handler'
import { registerHealth } from './http/health'
import { registerJsonBody } from './http/json-body'
import { findLongAddress } from './http/long-address'
import { allowOldReads } from './http/old-reads'
import { observeRequests } from './http/observe-requests'
import { answerBrokenRequest, REQUEST_LIMITS } from './http/slow-bodies'
import { refuseNullCharacters } from './http/unstorable-text'
import { registerJobs } from './jobs/jobs'
import { registerMedia } from './media/media.routes'
import { registerMetrics } from './http/metrics.routes'
import { registerProductLists } from './product-lists/product-list.routes'
import { registerOcapi } from './ocapi/ocapi.routes'
import { registerSearch } from './search/search.routes'
import { registerSeo } from './seo/url-mapping.routes'
import { registerPageViewReport } from './operators/page-views.routes'
import { registerOrders } from './orders/order.routes'
import { registerPageSpeed } from './page-speed/page-speed.routes'
import { registerPageViews } from './page-views/page-view.routes'
import { registerPaymentConfiguration } from './payments/payment-configuration.routes'
import { registerPreviewAccess } from './preview-access/preview-access.routes'
import { registerPromotions } from './promotions/promotions.routes'
import { prepareProviders, registerProviders } from './register-providers'
import { registerServiceCases } from './service-cases/service-case.routes'
import { registerPickupAnswers } from './orders/pickup-answer.routes'
import { registerProposalPayments } from './orders/proposal.routes'
import { registerStockNotices } from './stock-notices/stock-notice.routes'
import { createServices, type Services, type ServicesOptions } from './services'
import { registerShopperContext } from './shopper-context/shopper-context.routes'
import { followShopChanges } from './shop-changes/follow-shop-changes'
import { registerShopChanges } from './shop-changes/shop-changes.routes'
import { registerShops } from './shops/shop.routes'
import { registerNewsletter } from './newsletter/newsletter.routes'

const BODY_LIMIT_BYTES = 1_048_576
const REQUEST_ID = new RegExp(requestId.pattern)

interface AppOptions extends ServicesOptions {
  /** Where the log is written; by default to the standard output. */
  logOutput?: Pick<LogOutput, 'write'>
}

/** The caller starts the server and closes the database. */
export function buildApp(options: AppOptions) {
  const { logLevel, trustedProxies, databaseReplicaUrls, replicaMaxLagMs } = options.config
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      mixin: traceIds,
      serializers: { req: describeRequest },
      ...(options.logOutput && { stream: options.logOutput }),
    },
    bodyLimit: BODY_LIMIT_BYTES,
    ...REQUEST_LIMITS,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // a connection accepted before the server closed may carry a request that a proxy must not
    // repeat
    return503OnClosing: false,
    // the storefront forwards the visitor's IP address, so that rate limits count per visitor
    trustProxy: trustedProxies,
    requestIdHeader: false,
    genReqId: takeRequestId,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: answerUnreadableUrl,
  })
  const ownOrigin = () => originOf(app, options.config)
  const services = createServices({ ownOrigin, ...options })
  app.decorate('services', services)
  observeRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id)
    const longAddress = findLongAddress(request)
    if (longAddress) throw longAddress
    keepCallerAddress(request)
    refuseNullCharacters(request)
    await checkOrganization(request)
  })
  if (databaseReplicaUrls.length > 0) allowOldReads(app, replicaMaxLagMs)
  registerErrorHandlers(app)
  registerJsonBody(app)
  app.register(formbody)
  registerHealth(app, services, prepareProviders)
  registerMetrics(app, services)
  registerArchiveLinks(app, services)
  registerModules(app, services)
  const { listen } = options
  const { db, shopChanges: feed } = services
  if (listen && feed) followShopChanges(app, { db, feed, listen })
  return Object.assign(app, { services })
}

/**
 * Takes the request id from the caller if it is valid, so that one search finds both the
 * storefront's and the engine's log entries.
 */
function takeRequestId({ headers }: IncomingMessage): string {
  const given = headers['correlation-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

// without the query string, which may contain refresh tokens and codes
function describeRequest(request: { method?: string; url?: string; ip?: string }) {
  return { method: request.method, path: request.url?.split('?')[0], remoteAddress: request.ip }
}

function registerModules(app: FastifyInstance, services: Services): void {
  registerAuth(app, services)
  registerPasskeys(app, services)
  registerCustomers(app, services)
  registerProductLists(app, services)
  registerCatalog(app, services)
  registerAvailability(app, services)
  registerSearch(app, services)
  registerShops(app, services)
  registerShopperContext(app, services)
  registerPromotions(app, services)
  registerBaskets(app, services)
  registerOrders(app, services)
  registerPaymentConfiguration(app, services)
  registerGiftCertificates(app, services)
  registerGiftCardBalance(app, services)
  registerOrderTracking(app, services)
  registerClaims(app, services)
  registerProposalPayments(app, services)
  registerNewsletter(app, services)
  registerShippingGateway(app, services)
  registerWalletSession(app, services)
  registerWalletSheet(app, services)
  registerSubscriptionOptins(app, services)
  registerConcierge(app, services)
  registerStoreList(app, services)
  registerSitePrefs(app, services)
  registerSitemap(app, services)
  registerServiceCases(app, services)
  registerStockNotices(app, services)
  registerPickupAnswers(app, services)
  registerConsents(app, services)
  registerAccountData(app, services)
  registerConfigurations(app, services)
  registerExperience(app, services)
  registerSeo(app, services)
  registerProviders(app, services)
  registerPageViews(app, services)
  registerPageSpeed(app, services)
  registerPageViewReport(app, services)
  registerBackOffice(app, services)
  registerMedia(app, services)
  registerOcapi(app, services)
  registerShopChanges(app, services)
  registerPreviewAccess(app, services)
  registerJobs(app, services)
}

/** The port may be assigned by the system when the server starts to listen. */
function originOf(app: FastifyInstance, { host, port }: ServicesOptions['config']): string {
  const address = app.server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  const isLocal = ['localhost', '0.0.0.0', '::'].includes(host)
  return `http://${isLocal ? '127.0.0.1' : host}:${ownPort}`
}
