import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { toProblem } from '../http/error-handler'
import type { CardGatewayService } from './card-gateway.service'
import type { Config } from '../config'
import type { WalletService } from './wallet.service'
import type { BrowserBundle } from '../http/browser-bundle'
import { getBrowserBundles } from './browser-bundles'
import {
  FrameQuery,
  PaymentRequest,
  RefundRequest,
  ReversalRequest,
  SearchRequest,
  SessionRequest,
  SheetApproval,
  SheetRequest,
  TokenRequest,
} from './card-gateway.schemas'
import { framePolicy, renderFramePage } from './frame-page'
import { GATEWAY_PATH } from './gateway-jwt.mapper'
import { GatewayRefusal } from './gateway-refusal'
import { isSignedByMerchant } from './merchant-signature'
import { toPaymentAnswer, toRefundAnswer, toReversalAnswer, toSearchAnswer } from './payment.mapper'
import { isShopPage } from './wallet-return.rules'
import type { SheetService } from './sheet.service'
import { registerWallets } from './wallet.routes'

interface Needs {
  cardGateway: CardGatewayService
  cardGatewaySecret: string
  config: Config
  now: () => Date
  sheets: SheetService
  wallets: WalletService
}

/** Registers the card gateway's API: Flex Microform v2, Payments v2 and Transaction Search v2. */
export function registerCardGateway(app: FastifyInstance, services: Needs): void {
  // compiles the scripts before the first shopper pays, but not in engines that tests create
  // without listening
  app.addHook('onListen', async () => void (await getBrowserBundles()))
  app.register(
    async (gateway) => {
      answerErrors(gateway)
      registerScripts(gateway)
      registerSessions(gateway, services)
      registerPayments(gateway, services)
      const requireSigned = (request: FastifyRequest) => requireMerchant(request, services)
      registerSheets(gateway, services.sheets, requireSigned)
      registerWallets(gateway, services.wallets, requireSigned)
    },
    { prefix: GATEWAY_PATH },
  )
}

function registerSessions(gateway: FastifyInstance, { cardGateway, config }: Needs): void {
  gateway.post('/microform/v2/sessions', async (request, reply) => {
    const asked = SessionRequest.parse(request.body)
    if (!asked.targetOrigins.every((origin) => isShopPage(origin, config.storefrontOrigins))) {
      const message = 'A page is not one of a known shop.'
      throw new GatewayRefusal('INVALID_DATA', message, 'targetOrigins')
    }
    const jwt = await cardGateway.createSession(asked)
    return reply.code(201).header('cache-control', 'no-store').type('application/jwt').send(jwt)
  })

  gateway.get('/microform/v2/iframes/field.html', async (request, reply) => {
    const { type, parent, captureContext } = FrameQuery.parse(request.query)
    const { targetOrigins } = await cardGateway.readSession(captureContext)
    if (!targetOrigins.includes(parent)) {
      throw new GatewayRefusal('INVALID_DATA', 'The page is not a target origin.', 'parent', 403)
    }
    const { frame } = await getBrowserBundles()
    return reply
      .header('content-security-policy', framePolicy(targetOrigins))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(renderFramePage(type, frame.hash))
  })

  gateway.post('/flex/v2/tokens', async (request, reply) => {
    const jwt = await cardGateway.createToken(TokenRequest.parse(request.body))
    return reply.code(201).header('cache-control', 'no-store').type('application/jwt').send(jwt)
  })
}

function registerPayments(gateway: FastifyInstance, services: Needs): void {
  const { cardGateway } = services
  gateway.post<{ Params: { id: string } }>(
    '/pts/v2/payments/:id/reversals',
    async (request, reply) => {
      await requireMerchant(request, services)
      const asked = ReversalRequest.parse(request.body)
      const reversed = await cardGateway.reverse(request.params.id, asked)
      return reply.code(201).header('cache-control', 'no-store').send(toReversalAnswer(reversed))
    },
  )

  gateway.post<{ Params: { id: string } }>(
    '/pts/v2/payments/:id/refunds',
    async (request, reply) => {
      await requireMerchant(request, services)
      const refund = await cardGateway.refund(request.params.id, RefundRequest.parse(request.body))
      return reply.code(201).header('cache-control', 'no-store').send(toRefundAnswer(refund))
    },
  )

  gateway.post('/tss/v2/searches', async (request, reply) => {
    await requireMerchant(request, services)
    const asked = SearchRequest.parse(request.body)
    const answer = toSearchAnswer(asked, await cardGateway.search(asked))
    return reply.code(201).header('cache-control', 'no-store').send(answer)
  })

  gateway.post('/pts/v2/payments', async (request, reply) => {
    await requireMerchant(request, services)
    const payment = await cardGateway.pay(PaymentRequest.parse(request.body))
    return reply.code(201).header('cache-control', 'no-store').send(toPaymentAnswer(payment))
  })
}

async function requireMerchant(
  { headers, body }: FastifyRequest,
  { cardGatewaySecret, now }: Needs,
): Promise<void> {
  const { authorization } = headers
  const signed = JSON.stringify(body)
  if (await isSignedByMerchant(authorization, signed, cardGatewaySecret, now())) return
  throw new GatewayRefusal('AUTHENTICATION_FAILED', 'The request is not signed.', undefined, 401)
}

function registerScripts(gateway: FastifyInstance): void {
  const scripts = {
    '/microform/bundle/v2/flex-microform.min.js': 'library',
    '/microform/v2/iframes/field.js': 'frame',
  } as const
  for (const [path, name] of Object.entries(scripts)) {
    gateway.get<{ Querystring: { h?: string } }>(path, async (request, reply) => {
      const bundle = (await getBrowserBundles())[name]
      return (
        reply
          .header('cache-control', cachePolicy(bundle, request.query.h))
          // browsers check the integrity only of scripts that any page may read
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('x-content-type-options', 'nosniff')
          .type('text/javascript; charset=utf-8')
          .send(bundle.code)
      )
    })
  }
}

function cachePolicy({ hash }: BrowserBundle, asked: string | undefined): string {
  return asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache'
}

// sends errors in the gateway's format, and never with the request's content, which may contain a
// card
function answerErrors(gateway: FastifyInstance): void {
  gateway.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (!refusal) request.log.error({ err: error }, 'card gateway failed')
    const { status, headers } = refusal ? { status: refusal.status, headers: {} } : toProblem(error)
    return reply
      .code(status)
      .headers({ ...headers })
      .header('cache-control', 'no-store')
      .send({
        submitTimeUtc: new Date().toISOString(),
        status: status < 500 ? 'INVALID_REQUEST' : 'SERVER_ERROR',
        reason: refusal?.reason ?? 'SYSTEM_ERROR',
        message: refusal?.message ?? 'The request could not be carried out.',
        ...(refusal?.field ? { details: [{ field: refusal.field, reason: refusal.reason }] } : {}),
      })
  })
}

function toRefusal(error: unknown): GatewayRefusal | undefined {
  if (error instanceof GatewayRefusal) return error
  if (error instanceof ZodError) {
    const field = error.issues[0]?.path.join('.')
    return new GatewayRefusal('INVALID_DATA', 'One or more fields are not valid.', field)
  }
  return isCallersFault(error)
    ? new GatewayRefusal('INVALID_DATA', 'The body is not JSON.')
    : undefined
}

function isCallersFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = 'status' in error ? error.status : 'statusCode' in error && error.statusCode
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Registers the stand-in for wallet sheets: merchant sessions for shops, approvals for browsers. */
function registerSheets(
  gateway: FastifyInstance,
  sheets: SheetService,
  requireMerchant: (request: FastifyRequest) => Promise<void>,
): void {
  gateway.post('/sheets/v1/sessions', async (request, reply) => {
    await requireMerchant(request)
    const opened = await sheets.openSheet(SheetRequest.parse(request.body))
    return reply.code(201).header('cache-control', 'no-store').send(opened)
  })

  gateway.post('/sheets/v1/tokens', async (request, reply) => {
    const { origin } = request.headers
    // the session limits it to the pages of its shop
    reply.header('access-control-allow-origin', origin ?? 'null').header('vary', 'origin')
    const token = await sheets.approve(SheetApproval.parse(request.body), origin)
    return reply.code(201).header('cache-control', 'no-store').send({ token })
  })
}
