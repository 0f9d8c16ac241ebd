import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BACK_OFFICE_API, LOGIN_PATH, NEW_PASSWORD_PATH } from '../../contracts/back-office'
import { admitOperators } from '../operators/operator-access'
import { requireSameOrigin } from '../operators/operator-form'
import { makeFolder } from '../http/make-folder'
import { createBundleReader, HOW_TO_BUILD } from './back-office-bundle'
import { ASSETS, backOfficePolicy, renderBackOffice, renderNotBuilt } from './back-office.page'
import { registerChanges, type ChangesNeeds } from './changes.routes'
import { registerContentStudio, type ContentStudioNeeds } from './content-studio.routes'
import { registerCustomerSection, type CustomersNeeds } from './customers.routes'
import { explainRefusals } from './explain-refusals'
import { listStorefronts } from './list-storefronts'
import { registerMailSection, type MailsNeeds } from './mails.routes'
import { registerClaimSection, type ClaimsNeeds } from './claims.routes'
import { registerMessageSection, type MessagesNeeds } from './messages.routes'
import { registerCounterSection, type CounterNeeds } from './counter.routes'
import { registerCouponSection, type CouponsNeeds } from './coupons.routes'
import { registerExportSection, type ExportsNeeds } from './exports.routes'
import { registerGiftCardSection, type GiftCardsNeeds } from './gift-cards.routes'
import { registerHome, type HomeNeeds } from './home.routes'
import { registerImportSection, type ImportsNeeds } from './imports.routes'
import { registerOperators, type OperatorsNeeds } from './operators.routes'
import { registerOrderSection, type OrdersNeeds } from './orders.routes'
import { registerPageSpeedSection, type PageSpeedNeeds } from './page-speed.routes'
import { registerPhoneOrderSection, type PhoneOrdersNeeds } from './phone-orders.routes'
import { registerPreferenceSection, type PreferencesNeeds } from './preferences.routes'
import { registerProductSection, type ProductsNeeds } from './products.routes'
import { registerPromotionSection, type PromotionsNeeds } from './promotions.routes'
import { registerReportSection, type ReportsNeeds } from './reports.routes'
import { registerReviewSection, type ReviewsNeeds } from './reviews.routes'
import { registerShopSection, type ShopsNeeds } from './shops.routes'
import { registerSubscriptionSection, type SubscriptionsNeeds } from './subscriptions.routes'
import { registerOperatorSession, type SessionNeeds } from './session.routes'
import { registerStartLink, type StartLinkNeeds } from './start-link.routes'

interface Needs
  extends
    StartLinkNeeds,
    HomeNeeds,
    ReportsNeeds,
    SessionNeeds,
    OperatorsNeeds,
    ChangesNeeds,
    PageSpeedNeeds,
    ReviewsNeeds,
    OrdersNeeds,
    PhoneOrdersNeeds,
    MailsNeeds,
    MessagesNeeds,
    ClaimsNeeds,
    CustomersNeeds,
    ProductsNeeds,
    PromotionsNeeds,
    CouponsNeeds,
    GiftCardsNeeds,
    ShopsNeeds,
    CounterNeeds,
    SubscriptionsNeeds,
    PreferencesNeeds,
    ImportsNeeds,
    ExportsNeeds,
    ContentStudioNeeds {}

const YEAR_MS = 31_536_000_000
const NONCE_BYTES = 16

/**
 * Registers the back office: its page at every address below `/back-office/`, its files, and its
 * API (docs/adr/0080). Once there are operators, its login and its files are public.
 */
export function registerBackOffice(app: FastifyInstance, services: Needs): void {
  const { config } = services
  // the back office may be built while the engine runs
  makeFolder(config.backOfficeDir, app.log)

  app.register(async (scope) => {
    explainRefusals(scope)
    admitOperators(scope, services)
    registerFiles(scope, config.backOfficeDir)
    registerPage(scope, services)
    registerStartLink(scope, services)
    scope.register(async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (request.method !== 'GET') requireSameOrigin(request)
      })
      registerOperatorSession(api, services)
      registerHome(api, services)
      registerReportSection(api, services)
      registerOperators(api, services)
      registerChanges(api, services)
      registerReviewSection(api, services)
      registerOrderSection(api, services)
      registerPhoneOrderSection(api, services)
      registerMailSection(api, services)
      registerMessageSection(api, services)
      registerClaimSection(api, services)
      registerCustomerSection(api, services)
      registerPageSpeedSection(api, services)
      registerProductSection(api, services)
      registerPromotionSection(api, services)
      registerCouponSection(api, services)
      registerGiftCardSection(api, services)
      registerShopSection(api, services)
      registerCounterSection(api, services)
      registerSubscriptionSection(api, services)
      registerPreferenceSection(api, services)
      registerImportSection(api, services)
      registerExportSection(api, services)
    })
    registerContentStudio(scope, services)
  })
}

function registerFiles(scope: FastifyInstance, root: string): void {
  scope.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isOpen: true }
    })
    files.register(fastifyStatic, {
      root,
      prefix: ASSETS,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      // file names contain a hash of the content
      maxAge: YEAR_MS,
      immutable: true,
      setHeaders: (reply) => {
        reply.setHeader('x-content-type-options', 'nosniff')
      },
    })
  })
}

function registerPage(scope: FastifyInstance, services: Needs): void {
  const readBundle = createBundleReader(services.config.backOfficeDir)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // a page would look like a success
    if (request.url.startsWith(`${BACK_OFFICE_API}/`)) return reply.callNotFound()
    const bundle = await readBundle()
    if (!bundle) request.log.warn(`The back office is not built: ${HOW_TO_BUILD}`)
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    const frames = (await listStorefronts(services)).map(({ origin }) => origin)
    return reply
      .code(bundle ? 200 : 503)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', backOfficePolicy(nonce, [...new Set(frames)]))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .send(bundle ? renderBackOffice({ nonce, bundle }) : renderNotBuilt())
  }
  scope.get('/back-office', async (_request, reply) => reply.redirect('/back-office/', 302))
  const isOpen = true
  scope.get(LOGIN_PATH, { config: { isOpen } }, sendPage)
  scope.get(NEW_PASSWORD_PATH, { config: { isOpen } }, sendPage)
  scope.get('/back-office/*', { config: { isWithoutPasskey: true } }, sendPage)
}
