import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { requireOperator } from '../operators/operator-access'
import type { Services } from '../services'
import { createBundleReader, HOW_TO_BUILD } from './back-office-bundle'
import { ASSETS, backOfficePolicy, renderBackOffice, renderNotBuilt } from './back-office.page'
import { registerContentStudio } from './content-studio.routes'
import { listStorefronts } from './list-storefronts'

const YEAR_MS = 31_536_000_000
const NONCE_BYTES = 16

/**
 * The back office: its page at every address below `/back-office/`, its files, and what it asks for.
 * Open to whom the operators' pages are (docs/adr/0080).
 */
export function registerBackOffice(app: FastifyInstance, services: Services): void {
  const { config } = services
  const readBundle = createBundleReader(config.backOfficeDir)
  // it may be built while the engine runs
  mkdirSync(config.backOfficeDir, { recursive: true })

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      requireOperator(request, reply, config.operatorToken)
    })
    scope.register(fastifyStatic, {
      root: config.backOfficeDir,
      prefix: ASSETS,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      // each name holds a hash of what is in the file
      maxAge: YEAR_MS,
      immutable: true,
      setHeaders: (reply) => {
        reply.setHeader('x-content-type-options', 'nosniff')
      },
    })
    scope.get('/back-office', async (_request, reply) =>
      reply.redirect('/back-office/content', 302),
    )
    scope.get('/back-office/*', async (request, reply) => {
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
    })
    registerContentStudio(scope, services)
  })
}
