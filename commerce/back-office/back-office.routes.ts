import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  LOGIN_PATH,
  NEW_PASSWORD_PATH,
  BACK_OFFICE_API,
  type AuditList,
  type PageSpeedAnswer,
} from '../../contracts/back-office'
import { admitOperators, requireRights, actorOf } from '../operators/operator-access'
import { requireSameOrigin } from '../operators/operator-form'
import { makeFolder } from '../http/make-folder'
import { createBundleReader, HOW_TO_BUILD } from './back-office-bundle'
import { ASSETS, backOfficePolicy, renderBackOffice, renderNotBuilt } from './back-office.page'
import { registerContentStudio, type ContentStudioNeeds } from './content-studio.routes'
import { registerCustomerSection, type CustomersNeeds } from './customers.routes'
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
import { registerOrderSection, type OrdersNeeds } from './orders.routes'
import { registerPreferenceSection, type PreferencesNeeds } from './preferences.routes'
import { registerProductSection, type ProductsNeeds } from './products.routes'
import { registerPromotionSection, type PromotionsNeeds } from './promotions.routes'
import { registerReportSection, type ReportsNeeds } from './reports.routes'
import { registerReviewSection, type ReviewsNeeds } from './reviews.routes'
import { registerShopSection, type ShopsNeeds } from './shops.routes'
import { registerSubscriptionSection, type SubscriptionsNeeds } from './subscriptions.routes'
import { registerOperatorSession, type SessionNeeds } from './session.routes'
import { registerStartLink, type StartLinkNeeds } from './start-link.routes'
import { z, ZodError } from 'zod'
import { nameSubjects } from '../audit/name-subjects'
import { AUDIT_SUBJECTS } from '../audit/record-change'
import { Moment, optional } from './paging.schemas'
import { PICTURE_LIMITS } from '../../contracts/studio'
import { explainIssue } from '../http/explain-issue.rules'
import { badRequest, Problem } from '../http/problem'
import { ChangedOperator, NewOperator, OperatorParams } from './operator.schemas'
import { DEVICES } from '../../rules/page-speed'
import { createPageSpeedService } from '../page-speed/page-speed.service'

interface Needs
  extends
    StartLinkNeeds,
    HomeNeeds,
    ReportsNeeds,
    SessionNeeds,
    ReviewsNeeds,
    OrdersNeeds,
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

const Query = z.object({
  days: z.coerce.number().int().min(1).max(90).default(7),
  siteId: z.string().max(32).optional(),
  device: z.enum(DEVICES).optional(),
})

function registerPageSpeedSection(app: FastifyInstance, services: Needs): void {
  const { db, now, sites } = services
  const pageSpeed = createPageSpeedService(db, now)
  app.register(async (scope) => {
    requireRights(scope, { read: 'page-speed.read', write: 'page-speed.read' })

    scope.get(`${BACK_OFFICE_API}/page-speed`, async ({ query }): Promise<PageSpeedAnswer> => {
      const [report, all] = await Promise.all([
        pageSpeed.report(Query.parse(query)),
        sites.listSites(),
      ])
      return { ...report, sites: all.map(({ id, name }) => ({ id, name })) }
    })
  })
}

const OPERATORS = `${BACK_OFFICE_API}/operators`

function registerOperators(app: FastifyInstance, { operators }: Needs): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'operators.read', write: 'operators.write' })

    scope.get(OPERATORS, async () => ({ operators: await operators.list() }))
    scope.post(OPERATORS, async (request, reply) => {
      const operator = NewOperator.parse(request.body)
      const added = await operators.add(operator, actorOf(request))
      return reply.code(201).send(added)
    })
    scope.put(`${OPERATORS}/:email`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      const change = ChangedOperator.parse(request.body)
      return operators.change(email, change, actorOf(request))
    })
    scope.post(`${OPERATORS}/:email/password`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      return operators.resetPassword(email, actorOf(request))
    })
    scope.delete(`${OPERATORS}/:email/passkeys`, async (request) => {
      const { email } = OperatorParams.parse(request.params)
      return operators.removePasskeys(email, actorOf(request))
    })
  })
}

const MEGA = 1_000_000

/** Describes validation errors in sentences that the person who filled in a form can read. */
function explainRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error) => {
    // the engine's own error handler responds to errors thrown here
    throw explain(error)
  })
}

function explain(error: unknown): unknown {
  if (error instanceof ZodError) return badRequest(error.issues.map(explainIssue).join(' '))
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const detail = `Too large: a picture can have up to ${PICTURE_LIMITS.bytes / MEGA} MB, everything else 1 MB.`
    return new Problem(413, 'too-large', 'Payload Too Large', detail)
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const detail =
      'This file type is not accepted. Pictures must be JPEG, PNG, WebP or AVIF; archives must be zip files.'
    return new Problem(415, 'unsupported-media-type', 'Unsupported Media Type', detail)
  }
  return error
}

const ChangesQuery = z.object({
  who: optional(z.string().trim().max(254)),
  subjectType: optional(z.enum(AUDIT_SUBJECTS)),
  subjectId: optional(z.string().trim().max(256)),
  from: optional(Moment),
  until: optional(Moment),
  before: optional(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

function registerChanges(app: FastifyInstance, { audit, db }: Needs): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'changes.read', write: 'changes.read' })
    scope.get(`${BACK_OFFICE_API}/changes`, async ({ query }): Promise<AuditList> => {
      const found = await audit.list(ChangesQuery.parse(query))
      return { ...found, entries: await nameSubjects(db, found.entries) }
    })
  })
}

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
