import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOGIN_PATH } from '../../domain/back-office-wire'
import { admitOperators } from '../operators/operator-access'
import { requireSameOrigin } from '../operators/operator-form'
import { makeFolder } from '../http/make-folder'
import type { Services } from '../services'
import { createBundleReader, HOW_TO_BUILD } from './back-office-bundle'
import { ASSETS, backOfficePolicy, renderBackOffice, renderNotBuilt } from './back-office.page'
import { registerChanges } from './changes.routes'
import { registerContentStudio } from './content-studio.routes'
import { registerCustomerSection } from './customers.routes'
import { listStorefronts } from './list-storefronts'
import { registerMailSection } from './mails.routes'
import { explainRefusals } from './explain-refusals'
import { registerCouponSection } from './coupons.routes'
import { registerExportSection } from './exports.routes'
import { registerGiftCardSection } from './gift-cards.routes'
import { registerImportSection } from './imports.routes'
import { registerOperators } from './operators.routes'
import { registerOrderSection } from './orders.routes'
import { registerPageSpeedSection } from './page-speed.routes'
import { registerPreferenceSection } from './preferences.routes'
import { registerProductSection } from './products.routes'
import { registerPromotionSection } from './promotions.routes'
import { registerReviewSection } from './reviews.routes'
import { registerShopSection } from './shops.routes'
import { registerSubscriptionSection } from './subscriptions.routes'
import { registerOperatorSession } from './session.routes'
import { registerStartLink } from './start-link.routes'

const YEAR_MS = 31_536_000_000
const NONCE_BYTES = 16

/**
 * Registers the back office: its page at every address below `/back-office/`, its files, and its
 * API (docs/adr/0080). Once there are operators, its login and its files are public.
 */
export function registerBackOffice(app: FastifyInstance, services: Services): void {
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
      registerOperators(api, services)
      registerChanges(api, services)
      registerReviewSection(api, services)
      registerOrderSection(api, services)
      registerMailSection(api, services)
      registerCustomerSection(api, services)
      registerPageSpeedSection(api, services)
      registerProductSection(api, services)
      registerPromotionSection(api, services)
      registerCouponSection(api, services)
      registerGiftCardSection(api, services)
      registerShopSection(api, services)
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

function registerPage(scope: FastifyInstance, services: Services): void {
  const readBundle = createBundleReader(services.config.backOfficeDir)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
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
  scope.get(LOGIN_PATH, { config: { isOpen: true } }, sendPage)
  scope.get('/back-office/*', sendPage)
}
